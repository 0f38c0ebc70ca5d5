/** Key in the browser's local storage. */
const DEVICE_KEY = "chat_device_id";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Where storage is forbidden, an id lives as long as the page. */
let ofThisPage: string | null = null;

/** The id that this browser chats under, where it has one. */
export function knownDevice(): string | null {
  try {
    const stored = localStorage.getItem(DEVICE_KEY);
    if (stored !== null && UUID.test(stored)) return stored;
  } catch {
    // Forbidden: as below.
  }
  return ofThisPage;
}

/** This browser's chat id; creates and stores one where there is none. */
export function deviceId(): string {
  const known = knownDevice();
  if (known !== null) return known;
  const id = newId();
  adoptDevice(id);
  return id;
}

/** Keeps an id that the server gave to a visitor whose script was not there yet. */
export function adoptDevice(id: string): void {
  ofThisPage = id;
  try {
    localStorage.setItem(DEVICE_KEY, id);
  } catch {
    // Forbidden: as above.
  }
}

/** A random UUID (RFC 9562, version 4), also where the page is not served over TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
