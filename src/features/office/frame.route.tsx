import "./office.css";
import {
  isRouteErrorResponse,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { accountsContext } from "#features/accounts/accounts.context.ts";
import { questionInboxContext } from "#features/questions/questions.context.ts";
import { waitingContext } from "#features/waiting/waiting.context.ts";
import { waitingByPart } from "#features/waiting/waiting.ts";
import { OFFICE_FRAME } from "#office/kept-fields.ts";
import { INSTITUTION, staff } from "#office/staff.ts";
import { isOperatorRole, type SignedIn } from "#platform/access.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import { editingContext } from "#records/editing/editing.context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { officePlaceAt } from "#web/office-parts.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/frame.route.ts";
import { areaOf, OfficeFrame } from "./office-frame.tsx";
import { NoInstitution, TwoFactorFirst } from "./office-gate.tsx";
import { chosenInstitution } from "./own-institution.ts";

/** More of them are not listed, but found by name. */
const MAX_LISTED = 100;

/** Who is in the office, whose institutions they work for, and what waits for them. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const place = officePlaceAt(url.pathname);
  if (!place) throw new NotFoundError("Page");
  const me = await staff(args);
  const isOperator = isOperatorRole(me.role);
  const { data: institutions, meta } = await institutionsOf(args, me);
  const chosen = chosenInstitution(args);
  const isKnown = institutions.some(({ id }) => id === chosen) || meta.total > institutions.length;
  const first = institutions.find(({ state }) => state !== "archived") ?? institutions[0];
  const own = (isKnown ? chosen : null) ?? first?.id ?? null;
  const isOfOne = place.part.route !== undefined && areaOf(place.part, me.role) === "institution";
  if (isOfOne && own !== null && !url.searchParams.has(INSTITUTION)) {
    throw redirect(paths.officeOf(own, place.part.name));
  }
  const { memberships } = await context.get(editingContext).viewerOf(me);
  const membership = memberships.find(({ institution_id }) => institution_id === own);
  return {
    place,
    own,
    standing: membership?.role ?? me.role,
    institutions: institutions.map(({ id, name }) => ({ id, name })),
    total: meta.total,
    openQuestions: own === null ? 0 : await openQuestions(args, me, own),
    user: await context.get(accountsContext).profile(me),
    waiting: isOperator
      ? waitingByPart((await context.get(waitingContext).waiting(me)).data)
      : new Map(),
  };
}

/** How many of an institution wait for an answer. */
async function openQuestions({ context }: Route.LoaderArgs, me: SignedIn, institution: number) {
  const query = { institution, state: "open", page: 1, limit: 1 } as const;
  const { meta } = await context.get(questionInboxContext).questions(me, query);
  return meta.total;
}

const NONE = { data: [], meta: { total: 0 } };

/** Who answers for the whole directory never works for an institution that is gone from the site. */
async function institutionsOf({ context }: Route.LoaderArgs, me: SignedIn) {
  const listed = isOperatorRole(me.role) ? ({ state: "published" } as const) : {};
  const query = { name: "", page: 1, limit: MAX_LISTED, ...listed };
  try {
    return await context.get(editingContext).institutions(me, query);
  } catch (error) {
    if (error instanceof DomainError && error.status === 403) return NONE;
    throw error;
  }
}

/** Asked again on every page and after every act; not where an address only narrows a list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  const of = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get(INSTITUTION)}`;
  return formMethod !== undefined || of(currentUrl) !== of(nextUrl);
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  const { user, own } = loaderData;
  if (own === null && !isOperatorRole(user.role)) return <NoInstitution user={user} />;
  return (
    <OfficeFrame {...loaderData}>
      <Outlet />
    </OfficeFrame>
  );
}

/** What a page of the office says where it is not opened, within the office where somebody is let in. */
export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>(OFFICE_FRAME);
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (data?.code === "two_factor_needed") return <TwoFactorFirst />;
  const said = (
    <EmptyState level={1} title={status === 404 ? "Page not found" : "This page does not open"}>
      <p>{data?.error ?? "Something went wrong. Nothing was changed."}</p>
      <ButtonLink to={paths.office()}>To the office</ButtonLink>
    </EmptyState>
  );
  return frame ? <OfficeFrame {...frame}>{said}</OfficeFrame> : said;
}
