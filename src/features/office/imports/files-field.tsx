import { useId, useState } from "react";
import { authorization } from "#features/accounts/session.store.ts";
import { MAX_IMPORT_FILE_BYTES } from "#features/importing/runs/run-limits.ts";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ImportRunAnswer } from "#features/importing/runs/runs.schema.ts";
import { addressOf } from "#platform/http/endpoint.ts";
import { sizeWords } from "./import-words.ts";

interface FilesFieldProps {
  run: ImportRunAnswer;
  onSent: (run: ImportRunAnswer) => void;
}

/** The files of an import, and how far those are that are being sent. */
export function FilesField({ run, onSent }: FilesFieldProps) {
  const id = useId();
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (files: readonly File[]) => {
    setRefusal(null);
    for (const file of files) {
      if (file.size > MAX_IMPORT_FILE_BYTES) {
        setRefusal(`${file.name} has ${sizeWords(file.size)}. Pack it with gzip (.gz).`);
        break;
      }
      const sent = await sendImportFile(run.id, file, (share) =>
        setSending({ name: file.name, share }),
      );
      if ("refusal" in sent) {
        setRefusal(`${file.name}: ${sent.refusal}`);
        break;
      }
      onSent(sent.run);
    }
    setSending(null);
  };
  return (
    <div className="office-panel grid gap-3">
      <label htmlFor={id} className="text-lg font-semibold">
        Files
      </label>
      {run.files_wanted && <p className="text-ink-soft">Send {run.files_wanted}.</p>}
      {run.files.length > 0 && (
        <ul className="grid gap-1">
          {run.files.map(({ name, bytes }) => (
            <li key={name} className="break-all">
              {name} <span className="text-ink-soft">({sizeWords(bytes)})</span>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="file"
        multiple
        accept=".csv,.json,.gz"
        className="min-h-11 w-full max-w-narrow"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          send(files).finally(() => {
            target.value = "";
          });
        }}
      />
      {sending && (
        <p role="status" className="grid gap-1">
          <span className="break-all">Sending {sending.name}</span>
          <progress value={sending.share} max={1} aria-label={`Sending ${sending.name}`} />
        </p>
      )}
      {refusal && (
        <p role="alert" className="font-medium break-words text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}

type SentFile = { run: ImportRunAnswer } | { refusal: string };

/** Sends one file; only XMLHttpRequest says how much of a body has left. */
function sendImportFile(
  id: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(IMPORTS.file.method, addressOf(IMPORTS.file, { params: { id, name: file.name } }));
    for (const [name, value] of Object.entries(authorization())) {
      if (value !== undefined) request.setRequestHeader(name, value);
    }
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ refusal: "The connection failed. Send it again." });
    request.onload = () => {
      if (request.status === 200) resolve({ run: request.response as ImportRunAnswer });
      else resolve({ refusal: refusalIn(request.response) });
    };
    request.send(file);
  });
}

function refusalIn(answer: unknown): string {
  const { error, fields } = (answer ?? {}) as { error?: unknown; fields?: Record<string, unknown> };
  const reasons = Object.values(fields ?? {}).filter((reason) => typeof reason === "string");
  if (reasons.length > 0) return reasons.join(". ");
  return typeof error === "string" ? error : "It could not be sent. Try again.";
}
