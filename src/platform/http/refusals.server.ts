import type { FastifyInstance } from "fastify";
import { DomainError, HiddenError } from "#platform/errors.ts";
import type { SecurityFacts, SecurityLog } from "#platform/security-log.ts";

/** Whose an Authorization header is, where it is anybody's; writes nothing down. */
type HolderOf = (
  authorization: string | undefined,
) => Promise<Pick<SecurityFacts, "user_id" | "key_id"> | undefined>;

interface RefusalsOptions {
  security: SecurityLog;
  holderOf: HolderOf;
}

/**
 * Writes down whom the calls of this scope refused what they asked for: where they may not do it, also
 * where the answer does not tell that, and where a limit was reached.
 */
export function noteRefusals(app: FastifyInstance, { security, holderOf }: RefusalsOptions): void {
  app.addHook("onError", async ({ headers, ip, method, routeOptions }, _reply, error) => {
    const status = error instanceof DomainError ? error.status : error.statusCode;
    const isForbidden = status === 403 || error instanceof HiddenError;
    if (!isForbidden && status !== 429) return;
    const holder = await holderOf(headers.authorization).catch(() => undefined);
    const facts = { ...holder, address: ip, call: `${method} ${routeOptions.url}` };
    if (isForbidden) security.note("access_refused", facts);
    else security.noteLimitOnce(error, facts);
  });
}
