/**
 * The address with a path that can be decoded: where one cannot, its percent signs stand for
 * themselves, so that a mangled link still reaches the page that it names.
 */
export function decodable(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return isDecodable(path) ? url : path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // A call whose result nobody reads is left out of the build, and would throw nothing there.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/**
 * The path and query that a request's target names: the target itself, or what follows the host
 * where it is a whole address (RFC 9112, 3.2.2). Null for anything else, such as `*`.
 */
export function pathOf(target: string): string | null {
  if (target.startsWith("/")) return target;
  const host = /^https?:\/\/[^/?#]+/i.exec(target)?.[0];
  if (!host) return null;
  const path = target.slice(host.length);
  return path.startsWith("/") ? path : `/${path}`;
}
