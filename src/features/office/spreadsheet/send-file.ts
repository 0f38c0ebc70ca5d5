import { authorization, forgetSession } from "#features/accounts/session.store.ts";
import { SPREADSHEETS } from "#features/editing/spreadsheets/spreadsheets.endpoints.ts";
import type {
  SheetFormat,
  SheetUpload,
} from "#features/editing/spreadsheets/spreadsheets.schema.ts";
import { addressOf } from "#platform/http/endpoint.ts";

export type SentSpreadsheet =
  | { sheet: SheetUpload; refusal: null }
  | { sheet: null; refusal: string };

const SENDING_FAILED = "The connection failed. Nothing was changed; upload the file again.";

/**
 * Uploads a spreadsheet of an institution's courses. Never throws.
 *
 * @param onProgress is told which part of the file was sent, from 0 to 1; `fetch` cannot say it.
 */
export function sendSpreadsheet(
  institution: number,
  file: File,
  onProgress: (part: number) => void,
): Promise<SentSpreadsheet> {
  const request = new XMLHttpRequest();
  const query = { name: file.name };
  request.open("POST", addressOf(SPREADSHEETS.upload, { params: { id: institution }, query }));
  request.setRequestHeader("Content-Type", "application/octet-stream");
  for (const [name, value] of Object.entries(authorization()))
    request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve) => {
    request.onload = () => {
      if (request.status === 401) forgetSession();
      resolve(sentSpreadsheet(request));
    };
    request.onerror = () => resolve({ sheet: null, refusal: SENDING_FAILED });
    request.onabort = request.onerror;
    request.send(file);
  });
}

function sentSpreadsheet({ status, responseText }: XMLHttpRequest): SentSpreadsheet {
  try {
    const body = JSON.parse(responseText) as SheetUpload & { error?: string };
    if (status === 200) return { sheet: body, refusal: null };
    return { sheet: null, refusal: body.error ?? SENDING_FAILED };
  } catch {
    return { sheet: null, refusal: SENDING_FAILED };
  }
}

/** Asks for all courses as a file; null where it does not come. */
export async function fetchSpreadsheet(
  institution: number,
  format: SheetFormat,
): Promise<Blob | null> {
  const address = addressOf(SPREADSHEETS.download, {
    ...{ params: { id: institution }, query: { format } },
  });
  try {
    const response = await fetch(address, { headers: authorization(), cache: "no-store" });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
