import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { OFFICE } from "#features/editing/editing.endpoints.ts";
import { ROLES, type Role } from "#platform/access.ts";
import { classNames } from "#ui/class-names.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Container } from "#ui/container.tsx";
import { OFFICE_PARTS, type OfficePart, type OfficePlace } from "#web/office-parts.ts";
import { paths } from "#web/paths.ts";
import { callOffice, useAsked } from "./office-call.ts";
import { chooseInstitution } from "./own-institution.store.ts";

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
  role: Role;
  children: ReactNode;
}

const ROLES_OF: Readonly<Record<OfficePart["for"], readonly Role[]>> = {
  everybody: ROLES,
  operators: ["editor", "admin"],
  admins: ["admin"],
};

/** True where people of this role may open the part. */
export function isFor(part: OfficePart, role: Role): boolean {
  return ROLES_OF[part.for].includes(role);
}

/** What stands around every page of the office: its navigation, and which institution it is about. */
export function OfficeFrame({ place, own, role, children, ...listed }: OfficeFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="office">
      <div className="border-b border-line bg-surface">
        <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <OfficeNavigation key={pathname} place={place} own={own} role={role}>
            {own !== null && place.part.group === "institution" && place.record === null && (
              <InstitutionChoice own={own} {...listed} />
            )}
          </OfficeNavigation>
        </Container>
      </div>
      <Container className="py-4 sm:py-6">{children}</Container>
    </div>
  );
}

type NavigationProps = Pick<OfficeFrameProps, "place" | "own" | "role" | "children">;

/**
 * A line of tabs for each group on wide screens; below, a menu that is named by where one is.
 * `children` choose the institution, beside its tabs.
 */
function OfficeNavigation({ place, own, role, children }: NavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const parts = OFFICE_PARTS.filter((part) => isFor(part, role));
  const site = parts.filter(({ group }) => group === "site");
  return (
    <>
      <button
        type="button"
        className="office-menu-button"
        aria-expanded={isOpen}
        aria-controls={`${id} ${id}-site`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>Office: {place.part.title}</span>
        <ChevronDown aria-hidden className={classNames("size-4", isOpen && "rotate-180")} />
      </button>
      {own !== null && (
        <nav id={id} aria-label="Office" className="office-tabs lg:grow" data-open={isOpen}>
          {parts
            .filter(({ group }) => group === "institution")
            .map((part) => (
              <PartTab key={part.name} part={part} />
            ))}
          <NavLink to={paths.members(own)} className="office-tab">
            Members
          </NavLink>
        </nav>
      )}
      {children}
      {site.length > 0 && (
        <nav
          id={`${id}-site`}
          aria-label="Operators"
          className="office-tabs border-t border-line lg:basis-full"
          data-open={isOpen}
        >
          {site.map((part) => (
            <PartTab key={part.name} part={part} />
          ))}
        </nav>
      )}
    </>
  );
}

function PartTab({ part: { name, title } }: { part: OfficePart }) {
  return (
    <NavLink to={paths.office(name)} end={name === "today"} className="office-tab">
      {title}
    </NavLink>
  );
}

function InstitutionChoice({
  institutions,
  total,
  own,
}: Pick<OfficeFrameProps, "institutions" | "total"> & { own: number }) {
  if (total > institutions.length) return <InstitutionFinder />;
  if (institutions.length < 2) return <p className="text-sm">{institutions[0]?.name}</p>;
  return (
    <select
      aria-label="Institution"
      className="office-select max-w-full min-w-0 lg:w-72"
      value={own}
      onChange={({ target }) => chooseInstitution(Number(target.value))}
    >
      {institutions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

const MAX_FOUND = 8;

/** For who answers for more institutions than a list has room for. */
function InstitutionFinder() {
  const [name, setName] = useState("");
  const found = useAsked(`institutions ${name}`, () =>
    callOffice(OFFICE.institutions, { query: { name, page: 1, limit: MAX_FOUND } }),
  );
  return (
    <Combobox
      label="Institution"
      placeholder="Another institution"
      className="w-full max-w-narrow"
      value={name}
      onChange={setName}
      options={found.body?.data ?? null}
      optionKey={({ id }) => String(id)}
      renderOption={(option) => option.name}
      onSelect={({ id }) => {
        chooseInstitution(id);
        setName("");
      }}
      hint="Type a part of its name."
      emptyText="No institution has this name."
    />
  );
}
