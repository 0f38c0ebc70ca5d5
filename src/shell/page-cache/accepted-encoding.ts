import { LRUCache } from "lru-cache";

type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers; anything beyond that is read each time. */
const read = new LRUCache<string, Encoding>({ max: 100 });

/** The tightest encoding that an Accept-Encoding header allows (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = read.get(header);
  if (known) return known;
  const encoding = tightest(header);
  if (header.length < 100) read.set(header, encoding);
  return encoding;
}

function tightest(header: string): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
