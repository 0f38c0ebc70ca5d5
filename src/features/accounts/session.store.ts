import { createStore, useStore } from "#ui/store.ts";
import { call, send } from "#web/api-client.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { type User, userOf } from "./user.ts";

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

const session = createStore(CHECKING, { begin: start });
let isStarted = false;
/** Undefined until it was read from storage. */
let token: string | null | undefined;

/** Who is signed in, the same in every tab of this browser. */
export function useSession(): Session {
  return useStore(session);
}

/** The session of this moment. */
export function currentSession(): Session {
  return session.get();
}

/** The header that says who asks; nothing for nobody. */
export function authorization(): Record<string, string> {
  const held = readToken();
  return held === null ? {} : { Authorization: `Bearer ${held}` };
}

/** Begins the session of a person, who is asked for where `user` is null; the token is kept. */
export function signIn(token: string | null, user: User | null): void {
  keepToken(token);
  session.set(user ? { state: "signed-in", user, unreachable: false } : CHECKING);
  if (!user) checkSession();
}

/** Ends the session here whatever the server says to it (specification, section 4). */
export function signOut(): void {
  const headers = authorization();
  forgetSession();
  // The page does not wait, and there is nothing a person could do about a failure.
  send(ACCOUNTS.logout, {}, { headers, keepalive: true }).catch(() => {});
}

/** Ends the session here only: the server no longer knows it. */
export function forgetSession(): void {
  keepToken(null);
  session.set(ANONYMOUS);
}

/** Shows what the person changed about the account. */
export function updateUser(user: User): void {
  if (session.get().state === "signed-in") session.set({ ...session.get(), user });
}

/**
 * Asks the server who the stored token belongs to. An answer that is not ok ends the session; without
 * a connection, or with an answer that is not our server's, the token stays (specification, section 4).
 */
export async function checkSession(): Promise<void> {
  const asked = readToken();
  if (asked === null) return session.set(ANONYMOUS);
  const options = { headers: authorization(), cache: "no-store" } as const;
  const { body, problem } = await call(ACCOUNTS.user, {}, options);
  // Meanwhile somebody may have signed in or out.
  if (asked !== readToken()) return;
  if (body) return session.set({ state: "signed-in", user: userOf(body), unreachable: false });
  if (problem.status !== null) return forgetSession();
  if (session.get().state === "signed-in") return;
  console.warn("The account could not be reached; the session is kept.");
  session.set(UNREACHABLE);
}

/** Calls the listener at every change of the session; gives the way to stop. */
export const watchSession = session.watch;

/** Once for the page: the store outlives every component. */
function start(): undefined {
  if (isStarted) return;
  isStarted = true;
  addEventListener("storage", ({ key }) => {
    if (key === TOKEN_KEY || key === null) followOtherTab();
  });
  addEventListener("online", () => {
    if (session.get().unreachable) checkSession();
  });
  markDocument(readToken());
  checkSession();
}

function followOtherTab(): void {
  const before = token;
  token = undefined;
  if (readToken() === before) return;
  markDocument(readToken());
  session.set(CHECKING);
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
