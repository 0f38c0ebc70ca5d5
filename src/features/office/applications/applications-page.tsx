import { useState } from "react";
import { APPLICATIONS } from "#features/applications/applications.endpoints.ts";
import { APPLICATION_STATES, type ApplicationState } from "#features/applications/applications.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AskedPart } from "../asked-part.tsx";
import { callOffice, useAsked } from "../office-call.ts";
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
  const asked = useAsked(`applications ${state}`, () =>
    callOffice(APPLICATIONS.list, { query: { state } }),
  );
  return (
    <div className="grid max-w-text gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Applications</h1>
        <div>
          <select
            aria-label="State of the applications"
            className="office-select"
            value={state}
            onChange={({ target }) => setState(target.value as ApplicationState)}
          >
            {APPLICATION_STATES.map((name) => (
              <option key={name} value={name}>
                {STATE_WORDS_OF_APPLICATION.get(name)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <AskedPart of={asked} failed="The applications could not be read">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              title={state === "waiting" ? "No application waits" : "No such application"}
            >
              <p>Institutions apply at “List your courses”, and prove their address first.</p>
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {data.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} />
                </li>
              ))}
            </ul>
          )
        }
      </AskedPart>
    </div>
  );
}
