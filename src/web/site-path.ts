/**
 * True for the path of this site that a browser would go to. Browsers read a backslash as a slash
 * and drop tabs and line ends (https://url.spec.whatwg.org), so that `/\host` leads elsewhere.
 */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\t\r\n]*$/.test(text) && URL.canParse(text, "https://site.invalid");
}

/** True for a call of our API, which a picture would send from everybody who sees it. */
export function isApiAddress(text: string): boolean {
  const url = URL.parse(text, "https://site.invalid");
  if (!url) return false;
  const path = decodedPath(url.pathname)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return url.host === "site.invalid"
    ? path.startsWith("/api/")
    : path.startsWith("/api/v1/adverts/");
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
