import { Building2, LogOut, UserRound } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { signOut, useSession } from "#features/accounts/session.store.ts";
import { calledName, type User } from "#features/accounts/user.ts";
import { classNames } from "#ui/class-names.ts";
import { useDismissal } from "#ui/use-dismissal.ts";
import { paths } from "#web/paths.ts";
import { initialOf } from "./initial.ts";
import { guestLinks } from "./navigation.ts";

/**
 * Login links for visitors, the account menu for a signed-in person. Until the session has been
 * checked, styles choose by the mark that the head set, so that nothing moves afterwards.
 */
export function AccountMenu({ over }: { over: boolean }) {
  const { state, user, unreachable } = useSession();
  if (user) return <UserMenu user={user} over={over} />;
  if (unreachable) return <UncheckedAccount over={over} />;
  return (
    <>
      <GuestLinks />
      {state === "checking" && (
        <span
          aria-hidden
          className="hidden size-11 animate-shimmer rounded-full border border-current opacity-40 in-data-has-session:block"
        />
      )}
    </>
  );
}

/** Of who has a session that could not be checked without a connection: their profile says so. */
function UncheckedAccount({ over }: { over: boolean }) {
  return (
    <Link to={paths.profile()} aria-label="Your account" className={accountButton(over)}>
      <UserRound aria-hidden size={20} />
    </Link>
  );
}

const accountButton = (over: boolean) =>
  classNames(
    "inline-flex size-11 items-center justify-center rounded-full text-lg font-bold",
    over ? "border border-white/45 bg-white/15 text-white" : "bg-brand text-on-brand",
  );

/** Login and Register on wide screens; on small screens they are in the menu. */
function GuestLinks() {
  return (
    <nav aria-label="Account" className="hidden items-center lg:flex lg:in-data-has-session:hidden">
      {guestLinks.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center rounded-md px-2 font-semibold whitespace-nowrap underline-offset-4 hover:underline xl:px-3"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface UserMenuProps {
  user: User;
  over: boolean;
}

function UserMenu({ user, over }: UserMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is what closes it
  useEffect(() => setOpen(false), [key]);
  useDismissal({ frame, trigger, isOpen, close: () => setOpen(false) });
  return (
    <div ref={frame} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={`Your account: ${calledName(user)}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className={accountButton(over)}
      >
        {initialOf(user.name)}
      </button>
      <UserPanel id={panel} user={user} isOpen={isOpen} />
    </div>
  );
}

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start font-semibold hover:bg-brand-soft hover:text-brand-strong";

function UserPanel({ id, user, isOpen }: { id: string; user: User; isOpen: boolean }) {
  const navigate = useNavigate();
  const leave = () => {
    signOut();
    navigate(paths.home());
  };
  return (
    <div
      id={id}
      hidden={!isOpen}
      data-ground="surface"
      className="absolute end-0 top-full z-10 mt-2 w-64 max-w-[calc(100vw-2rem)] animate-appear rounded-lg border border-line bg-surface p-2 text-ink shadow-overlay"
    >
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p dir="auto" className="font-bold">
          {calledName(user)}
        </p>
        <p className="text-sm break-all text-ink-soft">{user.email}</p>
      </div>
      {user.is_staff && (
        <Link to={paths.office()} className={classNames(ENTRY, "mt-2")}>
          <Building2 aria-hidden size={20} />
          Office
        </Link>
      )}
      <Link to={paths.profile()} className={classNames(ENTRY, !user.is_staff && "mt-2")}>
        <UserRound aria-hidden size={20} />
        Profile
      </Link>
      <button type="button" onClick={leave} className={ENTRY}>
        <LogOut aria-hidden size={20} />
        Logout
      </button>
    </div>
  );
}
