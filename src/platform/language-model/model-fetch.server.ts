import { setTimeout as sleep } from "node:timers/promises";

type Fetch = typeof fetch;
type Body = Record<string, unknown>;

/** The wait before the one retry, in milliseconds. */
const RETRY_MS = 250;

/** Names of the longest answer, in the order in which they are tried. */
const LENGTH_NAMES = ["max_tokens", "max_completion_tokens"] as const;

/** What a request is without, where the service does not take it. */
const OPTIONAL = ["temperature", "stream_options", "tool_choice", "parallel_tool_calls"];

/**
 * Sends requests to an OpenAI-compatible service. A parameter that it refuses by name is left out from
 * then on, and the longest answer is sent by the other name; a request that failed before its first
 * byte is sent once more. What is said goes to the address of the settings, and nowhere that it points
 * to.
 *
 * @param extra fields that the operator adds to each request, or puts in the place of its own.
 */
export function createModelFetch(extra: Readonly<Body>): Fetch {
  const refused = new Set<string>();
  const shaped = ({ max_tokens: longest, ...own }: Body): Body => {
    const { model, messages, tools, stream } = own;
    const name = LENGTH_NAMES.find((one) => !refused.has(one));
    const length = name && longest !== undefined ? { [name]: longest } : {};
    const whole = { ...own, ...length, ...extra, model, messages, tools, stream };
    return Object.fromEntries(Object.entries(whole).filter(([key]) => !refused.has(key)));
  };
  const send: Fetch = async (input, init) => {
    const body = shaped(JSON.parse(String(init?.body)));
    const response = await fetch(input, { ...init, body: JSON.stringify(body), redirect: "error" });
    if (response.status !== 400 && response.status !== 422) return response;
    const name = refusedIn(await response.clone().text(), body, Object.keys(extra));
    if (name === null) return response;
    refused.add(name);
    return await send(input, init);
  };
  return async (input, init) => {
    const first = await begun(send(input, init)).catch((error: unknown) => {
      init?.signal?.throwIfAborted();
      return error instanceof TypeError ? null : Promise.reject(error);
    });
    if (first && first.status !== 429 && first.status < 500) return first;
    await first?.body?.cancel();
    await sleep(RETRY_MS, undefined, { signal: init?.signal ?? undefined });
    return await send(input, init);
  };
}

/** The answer once its first byte is there. @throws TypeError where it breaks off before. */
async function begun(sent: Promise<Response>): Promise<Response> {
  const response = await sent;
  if (!response.ok || !response.body) return response;
  const [look, body] = response.body.tee();
  const reader = look.getReader();
  await reader.read();
  void reader.cancel();
  return new Response(body, { status: response.status, headers: response.headers });
}

/** The parameter of a request that an error names: in its own field, or first in its text. */
function refusedIn(error: string, body: Body, extra: readonly string[]): string | null {
  const named = /"param"\s*:\s*"([^"]+)"/.exec(error)?.[1];
  const known = [...LENGTH_NAMES, ...OPTIONAL, ...extra].filter((name) =>
    Object.hasOwn(body, name),
  );
  if (named !== undefined && known.includes(named)) return named;
  const places = known.map((name) => ({ name, at: error.search(new RegExp(`\\b${name}\\b`)) }));
  return places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.name ?? null;
}
