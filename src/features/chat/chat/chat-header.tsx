import { ClearHistory } from "./clear-history.tsx";

interface ChatHeaderProps {
  /** Name of the signed-in person. */
  name: string | null;
  /** Deletes the conversation; null where it is empty. */
  onClear: (() => Promise<void>) | null;
}

/** Heading of the chat, with the signed-in person. */
export function ChatHeader({ name, onClear }: ChatHeaderProps) {
  return (
    <header className="flex min-h-28 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5">
      <div>
        <h1 className="text-2xl">Career Guidance</h1>
        <p className="mt-1 text-ink-soft">
          {name === null
            ? "Ask in your own words. Every figure comes from the directory."
            : `Welcome, ${name}!`}
        </p>
      </div>
      {onClear && <ClearHistory onClear={onClear} />}
    </header>
  );
}
