import type { Env } from "#platform/env.ts";
import type { Responder } from "./answer.ts";
import { createDesk } from "./desk/desk.ts";
import type { Records } from "./lookups/look-up.ts";

interface AssistantParts {
  env: Pick<Env, "AI_BASE_URL" | "AI_MODEL" | "AI_API_KEY">;
  records: () => Records;
  /** Receives every error of the model; the desk answers instead. */
  onError: (error: unknown) => void;
}

/** The chat's responder: the desk, or a language model with the desk as fallback. */
export async function createAssistant({
  env,
  records,
  onError,
}: AssistantParts): Promise<Responder> {
  const desk = createDesk(records);
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (baseUrl === null || model === null || apiKey === null) return desk;
  // Loaded only where a model is configured.
  const { createModelResponder } = await import("./model/model-responder.server.ts");
  const settings = { baseUrl, model, apiKey };
  return createModelResponder({ settings, records, desk, onError });
}
