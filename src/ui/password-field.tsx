import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL, FieldFrame, type FieldProps, useFieldParts } from "./field.tsx";

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "type"> & {
    /** Tells password managers whether to fill in a password or to offer a new one. */
    autoComplete: "current-password" | "new-password";
  };

/**
 * A labelled password input with a button that shows it; hidden again when its form is submitted.
 */
export function PasswordField(given: PasswordFieldProps) {
  const { frame, control } = useFieldParts(given);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const hide = () => setShown(false);
    const form = input.current?.form;
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          ref={input}
          type={isShown ? "text" : "password"}
          className={classNames(CONTROL, "min-h-11 pe-13")}
        />
        <ShowButton isShown={isShown} controls={frame.id} onClick={() => setShown(!isShown)} />
      </div>
    </FieldFrame>
  );
}

interface ShowButtonProps {
  isShown: boolean;
  controls: string;
  onClick: () => void;
}

function ShowButton({ isShown, controls, onClick }: ShowButtonProps) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-controls={controls}
      onClick={onClick}
      className="absolute inset-y-0 end-0 inline-flex w-12 items-center justify-center rounded-md text-ink-soft hover:text-brand-strong noscript:hidden"
    >
      <Icon aria-hidden size={20} />
      {/* As text: a label that holds the word would be found where the field's is looked for. */}
      <span className="sr-only">Show password</span>
    </button>
  );
}
