import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { TOTP } from "otpauth";
import type { Served } from "../bench/pages/servers.ts";

/** An answer of the office; null where none came. */
interface OfficeAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  body: any;
}

/** Calls the office as the administrator. Never throws. */
export type CallOffice = (
  method: string,
  path: string,
  options?: {
    body?: unknown;
    etag?: string;
    picture?: Uint8Array<ArrayBuffer>;
    bytes?: Uint8Array<ArrayBuffer>;
  },
) => Promise<OfficeAnswer | null>;

const PERSON = {
  name: "Hawwa Ibrahim",
  email: "hawwa@example.com",
  mobile_number: "7771234",
  password: "correct horse battery staple",
};

/** Makes the first administrator, with the two factors that the office asks of them. */
export async function signInAsAdministrator(server: Served): Promise<string> {
  const found = () => /first-administrator\/(\w{32})/.exec(server.printed())?.[1];
  while (!found()) await sleep(50);
  const { name, email, password } = PERSON;
  await answered(server, "/api/v1/first-administrator", { token: found(), name, email, password });
  const { token } = await answered(server, "/api/login", { email, password });
  const begun = await answered(server, "/api/v1/account/two-factor", { password }, token);
  const code = new TOTP({ secret: begun.secret }).generate();
  await answered(server, "/api/v1/account/two-factor/confirm", { code }, token);
  return token;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
async function answered({ origin }: Served, path: string, body: unknown, token = ""): Promise<any> {
  const response = await fetch(origin + path, {
    method: "POST",
    headers: headersOf(token),
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return await response.json();
}

/** Each call comes from a network address of its own, so that limits of one do not apply. */
const headersOf = (token: string) => ({
  "Content-Type": "application/json",
  "X-Forwarded-For": Array.from(randomBytes(4)).join("."),
  ...(token && { Authorization: `Bearer ${token}` }),
});

export function officeCalls(origin: () => string, token: string): CallOffice {
  return async (method, path, { body, etag, picture, bytes } = {}) => {
    try {
      const response = await fetch(`${origin()}/api/v1/office${path}`, {
        method,
        headers: {
          ...headersOf(token),
          ...(etag !== undefined && { "If-Match": etag }),
          ...(picture && { "Content-Type": "image/jpeg" }),
          ...(bytes && { "Content-Type": "application/octet-stream" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(picture && { body: picture }),
        ...(bytes && { body: bytes }),
        signal: AbortSignal.timeout(30_000),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return null;
    }
  };
}

/** Reads a record, without the draft that a killed server may have left on it. */
export async function withoutDraft(call: CallOffice, path: string): Promise<OfficeAnswer | null> {
  const seen = await call("GET", path);
  if (seen?.status !== 200 || !seen.body.draft) return seen;
  return await call("DELETE", `${path}/draft`, { etag: seen.body.etag });
}
