import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import { mayLeave, useLeaveQuestion } from "#office/leaving.ts";
import { INSTITUTION } from "#office/staff.ts";
import { isOperatorRole, type Role, type SignedIn } from "#platform/access.ts";
import type { Standing } from "#platform/policy.ts";
import { OFFICE, OFFICE_INSTITUTION } from "#records/editing/editing.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Container } from "#ui/container.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import {
  mayOpen,
  OFFICE_GROUPS,
  OFFICE_PARTS,
  type OfficeGroupName,
  type OfficePart,
  type OfficePlace,
} from "#web/office-parts.ts";
import { paths } from "#web/paths.ts";
import { useAnswer } from "./office-call.ts";
import { OfficeSelect } from "./office-select.tsx";
import { chooseInstitution } from "./own-institution.ts";

interface InstitutionName {
  id: number;
  name: string;
}

interface OfficeFrameProps {
  place: OfficePlace;
  /** Those that are listed, of `total`. */
  institutions: readonly InstitutionName[];
  total: number;
  /** Id of the one that is worked for; null where there is none yet. */
  own: number | null;
  user: Pick<SignedIn, "role">;
  /** What they are to it. */
  standing: Standing;
  waiting: ReadonlyMap<OfficePart["name"], number>;
  children: ReactNode;
}

/** Where people of this role find the part: with their institution, or in a group of the site's. */
function groupOf({ group }: OfficePart, role: Role): "institution" | OfficeGroupName {
  return group === "home" && !isOperatorRole(role) ? "institution" : group;
}

/** Whether people of this role open the part for the whole site, or for their institution. */
export function areaOf(part: OfficePart, role: Role): "institution" | "site" {
  return groupOf(part, role) === "institution" ? "institution" : "site";
}

/** What stands around every page of the office: its navigation, and which institution it is about. */
export function OfficeFrame({ children, ...navigation }: OfficeFrameProps) {
  const { pathname } = useLocation();
  const { own } = navigation;
  const isHydrated = useHydrated();
  useEffect(() => {
    if (own !== null) chooseInstitution(own);
  }, [own]);
  return (
    <div className="office">
      <div className="border-b border-line bg-surface">
        <Container className="py-1">
          <OfficeNavigation key={pathname} {...navigation} />
        </Container>
      </div>
      <Container className="py-4 sm:py-6">{children}</Container>
      {isHydrated && <LeaveQuestion />}
    </div>
  );
}

/** After the question of who is offline: a router asks the one that came last. */
function LeaveQuestion() {
  useLeaveQuestion();
  return null;
}

/**
 * For operators five groups, and the parts of the one where they are, with those of an institution in
 * the directory; for others the parts of their institution. On wide screens lines of tabs; below, a
 * menu of all that is named by where one is.
 */
function OfficeNavigation({
  place,
  own,
  user: { role },
  standing,
  waiting,
  ...listed
}: Omit<OfficeFrameProps, "children">) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const parts = OFFICE_PARTS.filter((part) => mayOpen(part, role, standing));
  const byGroup = Map.groupBy<OfficePart["group"], OfficePart>(parts, (part) =>
    groupOf(part, role),
  );
  const isOfSite = areaOf(place.part, role) === "site";
  const here = isOfSite ? groupOf(place.part, role) : "directory";
  const isOperator = isOperatorRole(role);
  const institution = own !== null && (
    <div className="office-area" data-current={here === "directory"}>
      <div className={place.record === null || isOfSite ? "contents" : "hidden"}>
        <InstitutionChoice own={own} leads={isOfSite} {...listed} />
      </div>
      <PartTabs label="Office" own={own} parts={byGroup.get("institution") ?? []} />
    </div>
  );
  return (
    <>
      <button
        type="button"
        className="office-menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>Office: {place.part.title}</span>
        <ChevronDown aria-hidden className={classNames("size-4", isOpen && "rotate-180")} />
      </button>
      <div id={id} className="office-menu" data-open={isOpen}>
        {isOperator && <GroupTabs here={here} byGroup={byGroup} waiting={waiting} />}
        {isOperator &&
          OFFICE_GROUPS.map(({ name, title }) => {
            const own = byGroup.get(name) ?? [];
            return (
              <div
                key={name}
                className="office-area"
                data-current={name === here && own.length > 1}
              >
                <p className="office-area-name lg:hidden">{title}</p>
                <PartTabs label={title} parts={own} waiting={waiting} />
              </div>
            );
          })}
        {institution}
        <form method="post" action={paths.logout()} className="hidden noscript:block">
          <Button type="submit" variant="quiet" size="sm">
            Sign out
          </Button>
        </form>
      </div>
    </>
  );
}

interface GroupTabsProps {
  here: OfficePart["group"];
  byGroup: ReadonlyMap<OfficePart["group"], readonly OfficePart[]>;
  waiting: OfficeFrameProps["waiting"];
}

/** The groups on wide screens; each leads to its first part, and says how much waits in it. */
function GroupTabs({ here, byGroup, waiting }: GroupTabsProps) {
  return (
    <nav aria-label="Groups of the office" className="office-groups">
      {OFFICE_GROUPS.map(({ name, title }) => {
        const parts = byGroup.get(name) ?? [];
        const [first] = parts;
        if (!first) return null;
        return (
          <Link
            key={name}
            to={paths.office(first.name)}
            aria-current={name === here ? "true" : undefined}
            className="office-tab"
          >
            {title}
            <WaitingCount
              count={parts.reduce((sum, part) => sum + (waiting.get(part.name) ?? 0), 0)}
            />
          </Link>
        );
      })}
    </nav>
  );
}

interface PartTabsProps {
  label: string;
  parts: readonly OfficePart[];
  waiting?: OfficeFrameProps["waiting"];
  /** The institution that they are about. */
  own?: number;
}

function PartTabs({ label, parts, waiting, own }: PartTabsProps) {
  return (
    <nav aria-label={label} className="office-tabs">
      {parts.map((part) => (
        <PartTab key={part.name} part={part} own={own} waiting={waiting?.get(part.name) ?? 0} />
      ))}
    </nav>
  );
}

interface PartTabProps {
  part: OfficePart;
  own: number | undefined;
  waiting: number;
}

function PartTab({ part: { name, title, route }, own, waiting }: PartTabProps) {
  const to = own && route ? paths.officeOf(own, name) : paths.office(name);
  return (
    <NavLink to={to} end={name === "today"} className="office-tab">
      {title}
      <WaitingCount count={waiting} />
    </NavLink>
  );
}

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="office-tab-count">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

interface InstitutionChoiceProps extends Pick<OfficeFrameProps, "institutions" | "total"> {
  own: number;
  /** True where choosing one leads to its page. */
  leads: boolean;
}

function InstitutionChoice({ institutions, total, own, leads }: InstitutionChoiceProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choose = (id: number) => {
    if (!mayLeave()) return;
    const to = leads ? paths.office("overview") : pathname;
    navigate(`${to}?${INSTITUTION}=${id}`);
  };
  if (total > institutions.length) {
    const name = institutions.find(({ id }) => id === own)?.name;
    return <InstitutionFinder own={own} name={name} onChosen={choose} />;
  }
  if (institutions.length < 2) return <p className="office-area-name">{institutions[0]?.name}</p>;
  return (
    <OfficeSelect
      aria-label="Institution"
      className="office-select max-w-full min-w-0 lg:w-72"
      value={String(own)}
      options={institutions.map(({ id, name }) => [String(id), name] as const)}
      onChoose={(id) => choose(Number(id))}
    />
  );
}

const MAX_FOUND = 8;

interface InstitutionFinderProps {
  own: number;
  /** Of the own one, where it is known. */
  name: string | undefined;
  onChosen: (id: number) => void;
}

/** For who answers for more institutions than a list has room for. */
function InstitutionFinder({ own, name, onChosen }: InstitutionFinderProps) {
  const [typed, setTyped] = useState("");
  const found = useAnswer(OFFICE.institutions, {
    query: { name: typed, state: "published", page: 1, limit: MAX_FOUND },
  });
  return (
    <>
      <p className="office-area-name">{name ?? <OwnName institution={own} />}</p>
      <Combobox
        label="Institution"
        placeholder="Another institution"
        className="office-finder"
        value={typed}
        onChange={setTyped}
        options={found.body?.data ?? null}
        optionKey={({ id }) => String(id)}
        renderOption={(option) => option.name}
        onSelect={({ id }) => {
          onChosen(id);
          setTyped("");
        }}
        hint="Type a part of its name."
        emptyText="No institution has this name."
      />
    </>
  );
}

/** Of one that is not among those that are listed. */
function OwnName({ institution: id }: { institution: number }) {
  const own = useAnswer(OFFICE_INSTITUTION.read, { params: { id } });
  return own.body?.name;
}
