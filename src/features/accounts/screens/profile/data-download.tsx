import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { authorization } from "../../session.store.ts";
import { NOT_DONE } from "./texts.ts";

const FILE_NAME = "magu-account.json";

/** Everything about the account as one file. */
export function DataDownload() {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    try {
      const response = await fetch("/api/v1/account/export", { headers: authorization() });
      setFailed(!response.ok);
      if (response.ok) save(await response.blob());
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" onClick={download}>
        <Download aria-hidden size={20} />
        Download my data
      </Button>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {NOT_DONE.failed}
        </p>
      )}
    </div>
  );
}

/** A plain link could not send the session along. */
function save(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
