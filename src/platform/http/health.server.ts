import type { FastifyInstance } from "fastify";
import type { Storage } from "#platform/db/database.ts";

/** `/healthz`: the process lives. `/readyz`: it can serve, so the database answers. */
export async function health(
  app: FastifyInstance,
  { storage }: { storage: Storage },
): Promise<void> {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    try {
      await storage.db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
      return { status: "ready" };
    } catch (error) {
      app.log.error(error);
      return reply.code(503).send({ error: "The database does not answer.", code: "not_ready" });
    }
  });
}
