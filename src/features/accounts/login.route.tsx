import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/login.route.ts";
import { ACCOUNT_LINK, AccountPage } from "./forms/account-page.tsx";
import { AlreadySignedIn } from "./forms/already-signed-in.tsx";
import { LoginForm } from "./forms/login-form.tsx";
import { useArrival } from "./forms/use-arrival.ts";
import { mergeShortlist } from "./saved-shortlist.tsx";
import { signIn, useSession } from "./session.store.ts";
import type { User } from "./user.ts";

export const handle: PageHandle = { header: "solid" };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(siteContext).publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return metadata({
    title: "Sign in",
    description: "Sign in to your account at Magu, the directory of courses in the Maldives.",
    canonical: loaderData.publicUrl + paths.login(),
    indexed: false,
  });
}

export default function Login() {
  const { user } = useSession();
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();
  const { from, note } = useArrival();
  const enter = (token: string | null, person: User | null) => {
    setEntering(true);
    signIn(token, person);
    mergeShortlist();
    navigate(from ?? paths.chat(), { replace: from !== null });
  };
  if (user && !isEntering) return <AlreadySignedIn user={user} />;
  return (
    <AccountPage heading="Sign in" text="To your chats and your saved courses.">
      <LoginForm note={note} onDone={enter} />
      <p className="mt-4 border-t border-line pt-4">
        New here?{" "}
        <Link to={paths.register()} className={ACCOUNT_LINK}>
          Register here
        </Link>
      </p>
    </AccountPage>
  );
}
