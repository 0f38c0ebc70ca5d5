import type { Storage } from "#platform/db/database.ts";
import type { Env } from "#platform/env.ts";
import type { ModelService } from "#platform/language-model/model-service.server.ts";
import type { Responder } from "./answer.ts";
import { createDesk } from "./desk/desk.ts";
import type { Records } from "./lookups/look-up.ts";

interface AssistantParts {
  env: Env;
  storage: Storage;
  records: () => Records;
  /** False where it is not asked before somebody asks. */
  isProbed?: boolean;
  /** Receives every error of the model; the desk answers instead. */
  onError: (error: unknown) => void;
}

/** The chat's responder: the desk, or a counsellor with the desk beside it. */
export async function createAssistant({
  env,
  storage,
  records,
  onError,
  isProbed = true,
}: AssistantParts): Promise<{ responder: Responder; model: ModelService | null }> {
  const desk = createDesk(records);
  const { AI_BASE_URL: baseUrl, AI_MODEL: name } = env;
  if (baseUrl === null || name === null) return { responder: desk, model: null };
  // Loaded only where a model is configured.
  const [{ createCounsellor }, { createModelService }] = await Promise.all([
    import("./model/counsellor.server.ts"),
    import("#platform/language-model/model-service.server.ts"),
  ]);
  const settings = {
    baseUrl,
    model: name,
    apiKey: env.AI_API_KEY,
    firstToken: env.AI_FIRST_TOKEN_MS,
    answerTime: env.AI_ANSWER_MS,
    callsAtOnce: env.AI_CALLS_AT_ONCE,
    tokensADay: env.AI_TOKENS_A_DAY,
    extraBody: env.AI_EXTRA_BODY,
  };
  const model = createModelService({ settings, storage, onError });
  if (isProbed) void model.probe();
  return { responder: createCounsellor({ service: model, records, desk, onError }), model };
}
