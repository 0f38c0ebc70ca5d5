import type { Problem } from "#platform/http/problem.schema.ts";
import { FAILED, type FormAnswer } from "./contact.ts";

const TICKETS = "/api/v1/p/tickets";

/** Checks a message by the rules of the API, posts it if it is valid, and says what became of it. */
export async function sendTicket(values: Record<string, unknown>): Promise<FormAnswer> {
  try {
    // On demand: only who writes to us needs the rules.
    const { faultsOf } = await import("./contact.schema.ts");
    const fields = faultsOf(values);
    if (fields) return { state: "invalid", fields };
    const response = await fetch(TICKETS, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(values),
    });
    return response.ok ? { state: "sent" } : await refusal(response);
  } catch {
    return { state: "failed", error: FAILED };
  }
}

async function refusal(response: Response): Promise<FormAnswer> {
  const { error, fields }: Problem = await response.json();
  if (response.status === 422 && fields) {
    return { state: "invalid", fields };
  }
  return { state: "failed", error: response.status === 429 ? error : FAILED };
}
