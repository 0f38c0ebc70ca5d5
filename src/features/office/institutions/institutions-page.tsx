import { useState } from "react";
import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import type { EndpointAnswer } from "#platform/http/endpoint.ts";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { useAnswer } from "../office-call.ts";
import { PagedList } from "../paged-list.tsx";
import { JoinForm } from "./join-form.tsx";
import { JoinedRecords } from "./joined-records.tsx";
import { NewInstitution } from "./new-institution.tsx";
import { ProposedPairs } from "./proposed-pairs.tsx";
import { ReviewRules } from "./review-rules.tsx";

/** Institutions of one page. */
const MAX_INSTITUTIONS = 20;

/** Every institution: what is reviewed first, who speaks for it, and which are one. */
export default function EveryInstitutionPage() {
  const [name, setName] = useState("");
  const [page, setPage] = useState(1);
  const asked = useAnswer(OFFICE.institutions, { query: { name, page, limit: MAX_INSTITUTIONS } });
  // A join changes two lists beside the one of this page.
  const [changes, setChanges] = useState({ count: 0, said: "" });
  const changed = (said: string) => {
    asked.again();
    setChanges({ count: changes.count + 1, said });
  };
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Institutions</h1>
      <p role="status" className="font-medium text-success empty:hidden">
        {changes.said}
      </p>
      <NewInstitution />
      <ProposedPairs kinds={["institution"]} onChanged={changed} />
      <JoinedRecords key={changes.count} kinds={["institution"]} onChanged={asked.again} />
      <TextField
        label="Name"
        type="search"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setPage(1);
        }}
      />
      <PagedList
        of={asked}
        failed="The institutions could not be read"
        label="Pages of institutions"
        onPage={setPage}
        row="office-panel py-1"
        none={<EmptyState title="No institution is called that" />}
      >
        {(institution: InstitutionInList) => (
          <OneInstitution institution={institution} onChanged={changed} />
        )}
      </PagedList>
    </div>
  );
}

type InstitutionInList = EndpointAnswer<
  NonNullable<typeof OFFICE.institutions.schemas>
>["data"][number];

interface OneInstitutionProps {
  institution: InstitutionInList;
  /** Takes the sentence that says what was done. */
  onChanged: (words: string) => void;
}

function OneInstitution({ institution, onChanged }: OneInstitutionProps) {
  const { id, name, state, courses } = institution;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <span className="min-w-0 wrap-break-word">
          <span className="block font-semibold">{name}</span>
          <span className="text-ink-soft">
            Number {id}, {counted(courses, "course")}
            {state !== "published" && `, ${state}`}
          </span>
        </span>
      }
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && (
        <div className="grid gap-4 pt-3">
          <p className="flex flex-wrap gap-x-4">
            <Link to={paths.office("members", id)} className="office-link">
              Its members and invitations
            </Link>
            <Link to={paths.institution(id)} className="office-link">
              Its page
            </Link>
          </p>
          <ReviewRules institution={id} />
          <JoinForm institution={id} name={name} onJoined={onChanged} />
        </div>
      )}
    </Disclosure>
  );
}
