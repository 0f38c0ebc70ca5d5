import { MAX_MESSAGE_LENGTH } from "./chat-limits.ts";
import "./chat.css";
import { data } from "react-router";
import { authorization, forgetSession, useSession } from "#features/accounts/session.store.ts";
import { calledName } from "#features/accounts/user.ts";
import { requestContext } from "#web/context.ts";
import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/chat.route.ts";
import { ChatScreen } from "./chat/chat-screen.tsx";
import { chatContext } from "./chat.context.ts";

export function loader({ url }: Route.LoaderArgs) {
  const ask = url.searchParams.get("ask") ?? "";
  return { ask: ask.slice(0, MAX_MESSAGE_LENGTH) };
}

/** The chat without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const chat = context.get(chatContext);
  const { visitorAddress } = context.get(requestContext);
  const returned = await chat.answerForm(await request.formData(), visitorAddress);
  return data(returned, { status: returned.status });
}

export const meta = fixedMeta({
  title: "Career guidance chat",
  description:
    "Ask in your own words: which courses in the Maldives fit you, what they cost, what they ask for and when they start.",
  path: paths.chat(),
  referrer: "same-origin",
});

export default function ChatRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { state, user, unreachable } = useSession();
  return (
    <ChatScreen
      visitor={{
        isSignedIn: state === "checking" ? null : state === "signed-in",
        isUnreachable: unreachable,
        userId: user?.id ?? null,
        authorization,
        onEnded: forgetSession,
      }}
      name={user && calledName(user)}
      ask={loaderData.ask}
      returned={actionData ?? null}
    />
  );
}
