import type { OfficeText, TextVersion } from "#features/fixed-pages/fixed-pages-office.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { momentWords } from "#web/moment-words.ts";

const VERSION_STATES: Readonly<Record<TextVersion["state"], string>> = {
  coming: "To come",
  in_force: "In force",
  earlier: "Earlier",
  withdrawn: "Withdrawn",
};

interface PostedVersionsProps {
  text: OfficeText;
  isBusy: boolean;
  /** Shows a posted text in the preview; 0 for the one that ships. */
  onRead: (id: number) => void;
  onWithdraw: (id: number) => void;
}

/** Everything that was posted of a page, the newest first; each can be read, and taken as a draft. */
export function PostedVersions({ text, isBusy, onRead, onWithdraw }: PostedVersionsProps) {
  return (
    <section aria-label="History" className="grid max-w-text gap-3">
      <h2 className="text-lg">History</h2>
      <ol className="grid gap-3">
        {text.versions.map((version) => (
          <li key={version.id} className="office-panel flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="words-beside min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={version.state === "in_force" ? "success" : "neutral"}>
                  {VERSION_STATES[version.state]}
                </Badge>
                <strong>from {momentWords(version.effective_at)}</strong>
              </p>
              <p className="mt-1 text-ink-soft">
                {version.is_shipped && "The text that ships. "}Posted by{" "}
                {version.by ?? "an account that is gone"}, {momentWords(version.posted_at)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                disabled={isBusy}
                aria-label={`Read the text from ${momentWords(version.effective_at)}`}
                onClick={() => onRead(version.id)}
              >
                Read
              </Button>
              {version.state === "coming" && (
                <Button
                  variant="danger"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Withdraw the text from ${momentWords(version.effective_at)}`}
                  onClick={() => {
                    if (confirm("Withdraw this text before it takes effect?"))
                      onWithdraw(version.id);
                  }}
                >
                  Withdraw
                </Button>
              )}
            </div>
          </li>
        ))}
        <li className="office-panel flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="words-beside min-w-0">
            {!text.is_own && text.versions.every(({ state }) => state !== "in_force") && (
              <Badge tone="success">In force</Badge>
            )}{" "}
            <strong>The text that ships</strong>
          </p>
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onRead(0)}>
            Read the text that ships
          </Button>
        </li>
      </ol>
    </section>
  );
}
