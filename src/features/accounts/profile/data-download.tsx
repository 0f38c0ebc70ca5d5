import { Download } from "lucide-react";
import { OWN_ACCOUNT } from "../accounts.endpoints.ts";
import { EXPORT_FILE } from "../accounts.ts";
import { callWithSession } from "../session-client.ts";
import { ConfirmationForm } from "./confirmation-form.tsx";
import { Done } from "./profile-section.tsx";

/** Downloads all data of the account as one file, after the password was confirmed. */
export function DataDownload() {
  return (
    <ConfirmationForm
      id="export-password"
      hint="To be sure that it is you who takes everything along."
      send={(body) => callWithSession(OWN_ACCOUNT.export, { body })}
      onDone={(everything, form) => {
        saveFile(new Blob([JSON.stringify(everything, null, 2)], { type: "application/json" }));
        form.reset();
      }}
      button={
        <>
          <Download aria-hidden size={20} />
          Download my data
        </>
      }
      look={{ variant: "secondary" }}
      beside={(isDone) => <Done>{isDone && `Your data is in the file ${EXPORT_FILE}.`}</Done>}
    />
  );
}

/** The file is fetched by script because a plain link cannot send the session token. */
function saveFile(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = EXPORT_FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}
