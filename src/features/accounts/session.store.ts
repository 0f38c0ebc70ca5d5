import { followTabs, keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { createStore, useStore } from "#ui/store.ts";
import { call, sendRequest } from "#web/api-client.ts";
import { ACCOUNTS } from "./accounts.endpoints.ts";
import { type User, userOf } from "./user.ts";

export interface Session {
  /**
   * "checking" on the server, during hydration, and until the server has confirmed a stored token.
   */
  state: "checking" | "anonymous" | "signed-in";
  user: User | null;
  /** True where the stored token could not be checked without a connection; retried later. */
  unreachable: boolean;
}

/** Key in the browser's local storage (specification, 9). */
export const TOKEN_KEY = "auth_token";
/** Attribute of the document while this browser keeps a token: the header reserves its space. */
export const HAS_SESSION = "data-has-session";

const CHECKING: Session = { state: "checking", user: null, unreachable: false };
const UNREACHABLE: Session = { state: "checking", user: null, unreachable: true };
const ANONYMOUS: Session = { state: "anonymous", user: null, unreachable: false };

export const sessionStore = createStore(CHECKING, { begin: startSession });
let isStarted = false;
/** Undefined until it is read from storage. */
let token: string | null | undefined;

/** The signed-in person, the same in every tab of this browser. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** The current session. */
export function currentSession(): Session {
  return sessionStore.get();
}

/** The Authorization header; empty without a session. */
export function authorization(): Record<string, string> {
  const held = readToken();
  return held === null ? {} : { Authorization: `Bearer ${held}` };
}

/**
 * Begins a session and stores its token; where `user` is null, the person is loaded from the
 * server.
 */
export function signIn(token: string | null, user: User | null): void {
  keepToken(token);
  sessionStore.set(user ? { state: "signed-in", user, unreachable: false } : CHECKING);
  if (!user) checkSession();
}

/** Ends the session here whatever the server answers (specification, 4). */
export function signOut(): void {
  const headers = authorization();
  forgetSession();
  // The page does not wait for the response, because a person could do nothing about a failure.
  sendRequest(ACCOUNTS.logout, {}, { headers, keepalive: true }).catch(() => {});
}

/** Ends the session in this browser only, because the server no longer knows it. */
export function forgetSession(): void {
  keepToken(null);
  sessionStore.set(ANONYMOUS);
}

/** Updates the displayed person after a change of the account. */
export function updateUser(user: User): void {
  if (sessionStore.get().state === "signed-in") sessionStore.set({ ...sessionStore.get(), user });
}

/**
 * Asks the server whom the stored token belongs to. A refusal ends the session; without a
 * connection, or with a response that is not our server's, the token stays (specification, 4).
 */
export async function checkSession(): Promise<void> {
  const asked = readToken();
  if (asked === null) return sessionStore.set(ANONYMOUS);
  const options = { headers: authorization(), cache: "no-store" } as const;
  const { body, problem } = await call(ACCOUNTS.user, {}, options);
  // Ignored when the session changed during this call.
  if (asked !== readToken()) return;
  if (body) return sessionStore.set({ state: "signed-in", user: userOf(body), unreachable: false });
  if (problem.status !== null) return forgetSession();
  if (sessionStore.get().state === "signed-in") return;
  console.warn("The account could not be reached; the session is kept.");
  sessionStore.set(UNREACHABLE);
}

/** Runs once per page, because the store outlives every component. */
function startSession(): undefined {
  if (isStarted) return;
  isStarted = true;
  followTabs(TOKEN_KEY, followOtherTab);
  addEventListener("online", () => {
    if (sessionStore.get().unreachable) checkSession();
  });
  markDocument(readToken());
  checkSession();
}

function followOtherTab(): void {
  const before = token;
  token = undefined;
  if (readToken() === before) return;
  markDocument(readToken());
  sessionStore.set(CHECKING);
  checkSession();
}

function readToken(): string | null {
  // Where storage is forbidden, the session lasts as long as the page.
  if (token === undefined) token = keptInBrowser(TOKEN_KEY) || null;
  return token;
}

function keepToken(next: string | null): void {
  token = next;
  markDocument(next);
  keepInBrowser(TOKEN_KEY, next);
}

/** Updates what the head of a page set on the document (shell/kept-marks.ts). */
function markDocument(held: string | null): void {
  document.documentElement.toggleAttribute(HAS_SESSION, held !== null);
}
