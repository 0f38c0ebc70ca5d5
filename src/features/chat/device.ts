import { keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";

/** Key in the browser's local storage. */
const DEVICE_KEY = "chat_device_id";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Where storage is forbidden, the id lasts as long as the page. */
let ofThisPage: string | null = null;

/** The chat id of this browser, if it has one. */
export function knownDevice(): string | null {
  const stored = keptInBrowser(DEVICE_KEY);
  return stored !== null && UUID.test(stored) ? stored : ofThisPage;
}

/** This browser's chat id; creates and stores one where there is none. */
export function deviceId(): string {
  const known = knownDevice();
  if (known !== null) return known;
  const id = newId();
  adoptDevice(id);
  return id;
}

/** Stores an id that the server gave before the script had loaded. */
export function adoptDevice(id: string): void {
  ofThisPage = id;
  keepInBrowser(DEVICE_KEY, id);
}

/**
 * A random UUID (RFC 9562, version 4) that also works without TLS, where `crypto.randomUUID` is
 * missing.
 */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
