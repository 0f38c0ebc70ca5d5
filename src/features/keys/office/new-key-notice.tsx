import { Check, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useRootData } from "#web/root-data.ts";

interface NewKeyNoticeProps {
  made: { key: { name: string }; token: string };
  institution: number;
}

/** A key that was made just now: the only time that it is shown, with a call that works. */
export function NewKeyNotice({ made, institution }: NewKeyNoticeProps) {
  const heading = useId();
  const origin = useRootData<{ publicUrl: string }>()?.publicUrl ?? "";
  return (
    <section aria-labelledby={heading} className="office-panel grid gap-3">
      <h2 id={heading} className="text-lg">
        The key ‘{made.key.name}’
      </h2>
      <p role="status">
        <strong>Copy it now: it is shown this once.</strong> Keep it like a password. The owners of
        your institution are told by mail that it was made.
      </p>
      <Copied label="Key" text={made.token} rows={2} />
      <Copied
        label="An example to try: it makes a course, or changes it"
        text={exampleCall(origin, institution, made.token)}
        rows={9}
      />
      <p className="text-ink-soft">
        The same call again changes nothing.{" "}
        <a href="/api/docs#/Office/putCourseByRef" className="text-brand underline">
          Every field is described here
        </a>
        .
      </p>
      <ButtonLink variant="secondary" className="justify-self-start" to="." replace>
        I have copied the key
      </ButtonLink>
    </section>
  );
}

/** The real call, for a terminal. */
function exampleCall(origin: string, institution: number, token: string): string {
  const course = JSON.stringify({
    name: "Diploma in Marketing",
    mnqf_level: "5",
    intakes: ["January 2027"],
    fees: [{ type: "Total Fee", fee_start: 45_000 }],
  });
  return [
    `curl -X PUT ${origin}/api/v1/office/institutions/${institution}/courses/by-ref/DIP-MKT \\`,
    `  -H 'Authorization: Bearer ${token}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${course}'`,
  ].join("\n");
}

/** A text with a button that copies it; where the browser forbids that, it is selected. */
function Copied({ label, text, rows }: { label: string; text: string; rows: number }) {
  const id = useId();
  const shown = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied.");
    } catch {
      shown.current?.select();
      setSaid("Selected: copy it with your keyboard or by a long press.");
    }
  };
  const Icon = said === "Copied." ? Check : Copy;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        ref={shown}
        id={id}
        readOnly
        rows={rows}
        spellCheck={false}
        value={text}
        className="field-sizing-content w-full rounded-md border border-line-strong bg-surface p-3 font-mono text-sm break-all text-ink"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={copy}>
          <Icon aria-hidden size={18} />
          Copy
          <span className="sr-only">: {label}</span>
        </Button>
        <span role="status" className="text-success">
          {said}
        </span>
      </div>
    </div>
  );
}
