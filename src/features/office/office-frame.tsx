import { type ReactNode, useState } from "react";
import { NavLink } from "react-router";
import { OFFICE } from "#features/editing/editing.endpoints.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Container } from "#ui/container.tsx";
import { paths } from "#web/paths.ts";
import { callOffice, useAsked } from "./office-call.ts";
import type { OfficePart } from "./office-parts.ts";
import { chooseInstitution } from "./own-institution.store.ts";

interface InstitutionName {
  id: number;
  name: string;
}

interface OfficeFrameProps {
  part: OfficePart;
  /** Those that are listed, of `total`. */
  institutions: readonly InstitutionName[];
  total: number;
  /** Id of the one that is worked for. */
  own: number;
  /** True for editors and administrators. */
  reviews: boolean;
  children: ReactNode;
}

/** What stands around every page of the office: its navigation, and which institution it is about. */
export function OfficeFrame({
  part,
  institutions,
  total,
  own,
  reviews,
  children,
}: OfficeFrameProps) {
  return (
    <div className="office">
      <div className="border-b border-line bg-surface">
        <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <nav aria-label="Office" className="flex flex-wrap">
            <NavLink to={paths.office()} end className="office-tab">
              Today
            </NavLink>
            <NavLink to={paths.office("courses")} className="office-tab">
              Courses
            </NavLink>
            <NavLink to={paths.office("questions")} className="office-tab">
              Questions
            </NavLink>
            {reviews && (
              <NavLink to={paths.office("review")} className="office-tab">
                Review
              </NavLink>
            )}
            <NavLink to={paths.members(own)} className="office-tab">
              Members
            </NavLink>
          </nav>
          {part.name !== "course" && part.name !== "review" && (
            <InstitutionChoice institutions={institutions} total={total} own={own} />
          )}
        </Container>
      </div>
      <Container className="py-4 sm:py-6">{children}</Container>
    </div>
  );
}

function InstitutionChoice({
  institutions,
  total,
  own,
}: Pick<OfficeFrameProps, "institutions" | "total" | "own">) {
  if (total > institutions.length) return <InstitutionFinder />;
  if (institutions.length < 2) return <p className="text-sm">{institutions[0]?.name}</p>;
  return (
    <select
      aria-label="Institution"
      className="office-select max-w-full min-w-0"
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
