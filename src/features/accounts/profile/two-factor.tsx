import { useCallback, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import type { TwoFactorSetup, TwoFactorState } from "../accounts.schema.ts";
import { CodeField } from "../forms/fields.tsx";
import { callWithSession } from "../session-client.ts";
import { ConfirmationForm } from "./confirmation-form.tsx";
import { Done } from "./profile-section.tsx";
import { NOT_DONE } from "./texts.ts";

/** Turns two-factor sign-in on and off. @param onChanged called when other sessions have ended. */
export function TwoFactor({ onChanged }: { onChanged: () => void }) {
  const [state, setState] = useState<TwoFactorState | "failed" | null>(null);
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const load = useCallback(async () => {
    const { body } = await callWithSession(OWN_ACCOUNT.twoFactor, {});
    setState(body ?? "failed");
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  const showCodes = (fresh: string[]) => {
    setSetup(null);
    setCodes(fresh);
    load();
    onChanged();
  };
  if (state === null) return <Skeleton className="h-20 w-full" />;
  if (state === "failed") {
    return (
      <p role="alert" className="text-danger">
        {NOT_DONE}{" "}
        <Button variant="quiet" size="sm" onClick={load}>
          Load again
        </Button>
      </p>
    );
  }
  if (setup) return <AuthenticatorSetup {...setup} onDone={showCodes} />;
  return (
    <div className="grid gap-6">
      {codes && <RecoveryCodes codes={codes} />}
      {state.since === null ? (
        <TurnOn isRequired={state.is_required} onBegun={setSetup} />
      ) : (
        <TurnedOn
          left={state.recovery_codes}
          onCodes={showCodes}
          onEnded={() => {
            setCodes(null);
            load();
          }}
        />
      )}
    </div>
  );
}

interface TurnOnProps {
  isRequired: boolean;
  onBegun: (setup: TwoFactorSetup) => void;
}

function TurnOn({ isRequired, onBegun }: TurnOnProps) {
  return (
    <>
      {isRequired && (
        <p className="rounded-md bg-brand-soft px-4 py-3 text-brand-strong">
          Your role needs it: the office opens once it is on.
        </p>
      )}
      <ConfirmationForm
        id="two-factor-password"
        hint="First confirm that it is you."
        send={(body) => callWithSession(OWN_ACCOUNT.beginTwoFactor, { body })}
        onDone={onBegun}
        button="Set up two-factor sign-in"
      />
    </>
  );
}

const SETUP_FIELDS = { code: "two-factor-code" };

interface AuthenticatorSetupProps extends TwoFactorSetup {
  /** Receives the recovery codes. */
  onDone: (codes: string[]) => void;
}

function AuthenticatorSetup({ secret, address, qr, onDone }: AuthenticatorSetupProps) {
  const form = useForm({
    ids: SETUP_FIELDS,
    schema: async () => (await import("../accounts.schema.ts")).twoFactorCode,
    send: (body) => callWithSession(OWN_ACCOUNT.confirmTwoFactor, { body }),
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
    sentence: serverSentence(NOT_DONE),
  });
  return (
    <FormFrame
      form={form}
      before={
        <>
          <p>
            Scan this with an authenticator app. On the phone itself{" "}
            <a href={address} className="font-semibold text-link">
              open the app
            </a>
            , or type the key into it.
          </p>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="QR code for the authenticator app"
            shapeRendering="crispEdges"
            className="w-56 max-w-full rounded-md"
          >
            {/* Dark on light in both colour schemes: cameras do not read it the other way round. */}
            <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <p>
            Key: <code className="break-all font-semibold">{inFours(secret)}</code>
          </p>
        </>
      }
      button="Turn it on"
      look={{ size: "md", className: "justify-self-start" }}
    >
      <CodeField {...form.fieldOf("code")} />
    </FormFrame>
  );
}

/** In groups of four, as people copy it. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-3 rounded-lg border border-success bg-success-soft p-5">
      <Done>Two-factor sign-in is on. Keep these recovery codes now.</Done>
      <p>
        Each signs you in once where you have no phone. They are shown this once: print them, or
        keep them with your passwords.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TurnedOnProps {
  /** Number of recovery codes that were not used. */
  left: number;
  onCodes: (codes: string[]) => void;
  onEnded: () => void;
}

function TurnedOn({ left, onCodes, onEnded }: TurnedOnProps) {
  return (
    <>
      <p>
        <strong>It is on.</strong> Recovery codes left: {left}.
      </p>
      <ConfirmationForm
        id="recovery-password"
        send={(body) => callWithSession(OWN_ACCOUNT.renewRecoveryCodes, { body })}
        onDone={({ recovery_codes }) => onCodes(recovery_codes)}
        button="Make new recovery codes"
        look={{ variant: "secondary" }}
      />
      <ConfirmationForm
        id="two-factor-off-password"
        className="border-t border-line pt-6"
        send={(body) => callWithSession(OWN_ACCOUNT.endTwoFactor, { body })}
        onDone={onEnded}
        button="Turn two-factor sign-in off"
        look={{ variant: "secondary" }}
      />
    </>
  );
}
