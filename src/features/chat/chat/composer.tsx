import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { MAX_MESSAGE_LENGTH } from "../chat-limits.ts";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  isSending: boolean;
  /** Why the message was refused. */
  refusal: string | null;
  /** The device id of a visitor without JavaScript, after the first answer. */
  device: string | null;
}

/** The message box; without JavaScript the browser submits it as a form. */
export function Composer({ box, text, onText, onSend, isSending, ...rest }: ComposerProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" action={paths.chat()} onSubmit={submit} className="grid gap-1.5">
      {rest.device !== null && <input type="hidden" name="device_id" value={rest.device} />}
      <FieldError id={`${id}-error`}>{rest.refusal ?? undefined}</FieldError>
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          id={id}
          ref={box}
          name="message"
          rows={1}
          value={text}
          required
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          readOnly={isSending}
          aria-disabled={isSending}
          placeholder="Ask about courses"
          aria-invalid={rest.refusal ? true : undefined}
          aria-describedby={rest.refusal ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => isSendKey(event) && submit(event)}
          className="field-sizing-content relative z-10 contain-inline-size max-h-40 min-h-13 w-full min-w-0 flex-1 resize-none rounded-xl border border-line-strong bg-surface px-4 py-3 text-base text-ink placeholder:text-ink-faint hover:border-brand aria-invalid:border-danger"
        />
        <Button type="submit" size="lg" aria-disabled={isSending} className="px-4! sm:px-6!">
          <SendHorizontal aria-hidden size={20} className="max-sm:hidden rtl:-scale-x-100" />
          {isSending ? "Sending..." : "Send"}
        </Button>
      </div>
    </form>
  );
}

/**
 * Enter sends, Shift+Enter starts a new line; while an input method composes a word, Enter belongs
 * to it.
 */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing;
}
