import type { User } from "#features/accounts/user.ts";
import { isOperatorRole } from "#platform/access.ts";
import { ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { useOwnInstitutions } from "./use-own-institutions.tsx";

/** Leads who has an institution, or an office for all of them, to it; nothing for others. */
export function OfficeLink({ user: { role } }: { user: User }) {
  return isOperatorRole(role) ? <ToOffice /> : <MembersOfficeLink />;
}

function MembersOfficeLink() {
  return useOwnInstitutions().length > 0 && <ToOffice />;
}

function ToOffice() {
  return (
    <ButtonLink to={paths.office()} variant="secondary">
      Open the office
    </ButtonLink>
  );
}
