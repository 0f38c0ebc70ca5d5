import { isbot } from "isbot";

export interface VisitorHeaders {
  "user-agent"?: string | undefined;
  "sec-purpose"?: string | string[] | undefined;
  "sec-fetch-site"?: string | string[] | undefined;
}

/**
 * True for a request that a person made: not by a program that names itself, not a prefetch, and not
 * from another site. A bot that pretends to be a browser passes.
 */
export function isHumanRequest(headers: VisitorHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  const site = headers["sec-fetch-site"];
  return (
    agent !== "" &&
    !isbot(agent) &&
    !String(headers["sec-purpose"] ?? "").includes("prefetch") &&
    (site === undefined || site === "same-origin")
  );
}
