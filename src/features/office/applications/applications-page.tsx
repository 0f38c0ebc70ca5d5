import { useState } from "react";
import { APPLICATIONS } from "#features/applications/applications.endpoints.ts";
import type { ApplicationState } from "#features/applications/applications.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useAnswer } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
import { OfficeSelect } from "../office-select.tsx";
import { QueryState } from "../query-state.tsx";
import { ApplicationCard } from "./application-card.tsx";

const STATE_WORDS_OF_APPLICATION = new Map<ApplicationState, string>([
  ["waiting", "Wait for a decision"],
  ["unconfirmed", "Address not proven yet"],
  ["returned", "Went back"],
  ["approved", "Approved"],
  ["declined", "Refused"],
]);

/** Who asks to speak for an institution, for administrators. */
export default function ApplicationsPage() {
  const [state, setState] = useState<ApplicationState>("waiting");
  const asked = useAnswer(APPLICATIONS.list, { query: { state } });
  return (
    <div className="grid max-w-text gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Applications</h1>
        <div>
          <OfficeSelect
            aria-label="State of the applications"
            value={state}
            options={STATE_WORDS_OF_APPLICATION}
            onChoose={setState}
          />
        </div>
      </div>
      <QueryState of={asked} failed="The applications could not be read">
        {({ data }) => (
          <OfficeList
            of={data}
            none={
              <EmptyState
                title={state === "waiting" ? "No application waits" : "No such application"}
              >
                <p>Institutions apply at “List your courses”, and prove their address first.</p>
              </EmptyState>
            }
          >
            {(application) => <ApplicationCard application={application} />}
          </OfficeList>
        )}
      </QueryState>
    </div>
  );
}
