/** Words by which programs name themselves; who pretends to be a person is not told apart. */
const PROGRAMS =
  /bot\b|bot\/|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|curl|wget|python|java\/|go-http|node|axios|undici|scrap/i;

export interface AskingHeaders {
  "user-agent"?: string | undefined;
  "sec-purpose"?: string | string[] | undefined;
  "sec-fetch-site"?: string | string[] | undefined;
}

/**
 * True where a person asks: not a program by its own name, not a page fetched ahead, and not a page
 * of somebody else that calls our address.
 */
export function isByPerson(headers: AskingHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  const site = headers["sec-fetch-site"];
  return (
    agent !== "" &&
    !PROGRAMS.test(agent) &&
    !String(headers["sec-purpose"] ?? "").includes("prefetch") &&
    (site === undefined || site === "same-origin")
  );
}
