import type { Env } from "#platform/env.ts";
import type { Responder } from "./answer.ts";
import type { Directory } from "./guide/directory.ts";
import { checkGrounding } from "./guide/grounding.ts";
import { createGuide } from "./guide/guide.ts";

interface AssistantParts {
  env: Pick<Env, "AI_BASE_URL" | "AI_MODEL" | "AI_API_KEY">;
  directory: Directory;
  /** Receives every error of the model; the guide answers instead. */
  onError: (error: unknown) => void;
}

/** The chat's responder: the guide, or a language model with the guide as fallback. */
export async function createAssistant({
  env,
  directory,
  onError,
}: AssistantParts): Promise<Responder> {
  const guide = createGuide(directory);
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (baseUrl === null || model === null || apiKey === null) return guide;
  // Loaded only where a model is configured.
  const { createModelResponder } = await import("./model/model-responder.server.ts");
  const settings = { baseUrl, model, apiKey };
  return createModelResponder({ settings, directory, guide, checkGrounding, onError });
}
