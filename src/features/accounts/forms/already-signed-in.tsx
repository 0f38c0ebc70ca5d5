import { Button, ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { signOut } from "../session.store.ts";
import { calledName, type User } from "../user.ts";
import { AccountPage } from "./account-page.tsx";

/** Shown instead of the form to a person who is signed in. */
export function AlreadySignedIn({ user }: { user: User }) {
  return (
    <AccountPage
      heading="You are signed in"
      text={
        <>
          As <strong className="text-ink">{calledName(user)}</strong>, with{" "}
          <span className="break-all">{user.email}</span>.
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.chat()}>Go to the chat</ButtonLink>
        <ButtonLink to={paths.profile()} variant="secondary">
          Your profile
        </ButtonLink>
        <Button variant="quiet" onClick={signOut}>
          Sign in as someone else
        </Button>
      </div>
    </AccountPage>
  );
}
