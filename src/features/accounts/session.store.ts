import { useSyncExternalStore } from "react";
import type { Role } from "#platform/access.ts";

/** The person who is signed in, as `GET /api/user` answers. */
export interface User {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  role: Role;
  /** ISO 8601 UTC time. */
  created_at: string;
}

export interface Session {
  /** "checking" on the server, while hydrating, and until a stored token was asked about. */
  state: "checking" | "anonymous" | "signed-in";
  user: User | null;
  /** True where a stored token found no connection: it is kept, and asked about again later. */
  unreachable: boolean;
}

/** Key in the browser's local storage (specification, section 9). */
export const TOKEN_KEY = "auth_token";

const CHECKING: Session = { state: "checking", user: null, unreachable: false };
const UNREACHABLE: Session = { state: "checking", user: null, unreachable: true };
const ANONYMOUS: Session = { state: "anonymous", user: null, unreachable: false };

const listeners = new Set<() => void>();
let session = CHECKING;
let isStarted = false;
/** Undefined until it was read from storage. */
let token: string | null | undefined;

/** Who is signed in, the same in every tab of this browser. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, () => CHECKING);
}

/** The session of this moment. */
export function currentSession(): Session {
  return session;
}

/** The header that says who asks; nothing for nobody. */
export function authorization(): Record<string, string> {
  const held = readToken();
  return held === null ? {} : { Authorization: `Bearer ${held}` };
}

/** Begins the session of a person; the token is kept if there is one. */
export function signIn(token: string | null, user: User): void {
  keepToken(token);
  show({ state: "signed-in", user, unreachable: false });
}

/** Ends the session here whatever the server says to it (specification, section 4). */
export function signOut(): void {
  const headers = authorization();
  forgetSession();
  // The page does not wait, and there is nothing a person could do about a failure.
  fetch("/api/logout", { method: "POST", headers, keepalive: true }).catch(() => {});
}

/** Ends the session here only: the server no longer knows it. */
export function forgetSession(): void {
  keepToken(null);
  show(ANONYMOUS);
}

/** Shows what the person changed about the account. */
export function updateUser(user: User): void {
  if (session.state === "signed-in") show({ ...session, user });
}

/**
 * Asks the server who the stored token belongs to. An answer that is not ok ends the session; without
 * a connection the token stays (specification, section 4).
 */
export async function checkSession(): Promise<void> {
  const asked = readToken();
  if (asked === null) return show(ANONYMOUS);
  try {
    const response = await fetch("/api/user", { headers: authorization(), cache: "no-store" });
    const user: User | null = response.ok ? await response.json() : null;
    // Meanwhile somebody may have signed in or out.
    if (asked !== readToken()) return;
    if (user) show({ state: "signed-in", user, unreachable: false });
    else forgetSession();
  } catch {
    if (asked !== readToken() || session.state === "signed-in") return;
    console.warn("The account could not be reached; the session is kept.");
    show(UNREACHABLE);
  }
}

/** Calls the listener at every change of the session; gives the way to stop. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => listeners.delete(listener);
}

/** Once for the page: the store outlives every component. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener("storage", ({ key }) => {
    if (key === TOKEN_KEY || key === null) followOtherTab();
  });
  addEventListener("online", () => {
    if (session.unreachable) checkSession();
  });
  markDocument(readToken());
  checkSession();
}

function followOtherTab(): void {
  const before = token;
  token = undefined;
  if (readToken() === before) return;
  markDocument(readToken());
  show(CHECKING);
  checkSession();
}

function readToken(): string | null {
  if (token !== undefined) return token;
  try {
    token = localStorage.getItem(TOKEN_KEY) || null;
  } catch {
    // Storage can be forbidden: the session then lives as long as the page.
    token = null;
  }
  return token;
}

function keepToken(next: string | null): void {
  token = next;
  markDocument(next);
  try {
    if (next === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, next);
  } catch {
    // As in readToken().
  }
}

/** Keeps what `SESSION_MARK` said of the token true, for the styles that reserve space. */
function markDocument(held: string | null): void {
  document.documentElement.toggleAttribute("data-has-session", held !== null);
}

function show(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
