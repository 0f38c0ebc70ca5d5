import { createHmac } from "node:crypto";
import { hashOfToken } from "#platform/tokens.server.ts";

/**
 * The secret links of orders. Only this site can make them, so that each mail of an order has the same
 * one, and the database holds a hash alone.
 */
export function createOrderLinks(secret: string) {
  const token = ({ id, created_at }: { id: number; created_at: string }) =>
    createHmac("sha256", secret).update(["order", id, created_at].join("\n")).digest("base64url");
  return { token, hash: hashOfToken };
}

export type OrderLinks = ReturnType<typeof createOrderLinks>;
