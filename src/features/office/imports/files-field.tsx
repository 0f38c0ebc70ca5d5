import { useId, useState } from "react";
import { bytesWords } from "#features/health/bytes-words.ts";
import { MAX_IMPORT_FILE_BYTES } from "#features/importing/runs/run-limits.ts";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ImportRunAnswer } from "#features/importing/runs/runs.schema.ts";
import { problemWords, sendOfficeFile } from "../office-call.ts";

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
        setRefusal(`${file.name} has ${bytesWords(file.size)}. Pack it with gzip (.gz).`);
        break;
      }
      const { body, problem } = await sendOfficeFile(
        IMPORTS.file,
        { params: { id: run.id, name: file.name } },
        file,
        (share) => setSending({ name: file.name, share }),
      );
      if (problem) {
        setRefusal(`${file.name}: ${problemWords(problem)}`);
        break;
      }
      onSent(body);
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
              {name} <span className="text-ink-soft">({bytesWords(bytes)})</span>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="file"
        multiple
        accept=".csv,.tsv,.json,.ndjson,.jsonl,.xlsx,.zip,.gz"
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
