/** What a browser keeps for good, or for as long as the tab is open. */
type BrowserStorage = "localStorage" | "sessionStorage";

/** What the browser keeps under a key; null where it is nothing, or where storage is forbidden. */
export function keptInBrowser(
  key: string,
  storage: BrowserStorage = "localStorage",
): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser keep a text; null forgets it. Where storage is forbidden, nothing is kept. */
export function keepInBrowser(
  key: string,
  text: string | null,
  storage: BrowserStorage = "localStorage",
): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // Forbidden, or full: what it is of lasts as long as the page.
  }
}

/** Calls back when another tab changes what is kept under a key; gives the way to stop. */
export function followTabs(key: string, onChange: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
