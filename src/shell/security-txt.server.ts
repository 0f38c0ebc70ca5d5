import type { FastifyInstance } from "fastify";
import { DAY_MS } from "#platform/durations.ts";

interface SecurityTxtOptions {
  publicUrl: string;
  /** Mail address for visitors. */
  contactEmail: () => Promise<string>;
  now?: () => Date;
}

const PATH = "/.well-known/security.txt";

/** Validity in days; less than a year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/** Serves the contact for security reports (RFC 9116). */
export async function securityTxt(
  app: FastifyInstance,
  { publicUrl, contactEmail, now = () => new Date() }: SecurityTxtOptions,
): Promise<void> {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    // Constant throughout a day, so that it can be cached.
    const day = Math.floor(now().getTime() / DAY_MS);
    const lines = [
      `Contact: mailto:${encodeURI(await contactEmail())}`,
      `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
      "Preferred-Languages: en, dv",
      `Canonical: ${publicUrl}${PATH}`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("Cache-Control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}
