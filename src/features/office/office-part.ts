import type { Category } from "#catalogue/course.ts";
import type { User } from "#features/accounts/user.ts";

/** In a site without institutions; no part of an institution is drawn there. */
export const NO_INSTITUTION = 0;

/** What every part of the office is given. */
export interface OfficePartProps {
  /** Id of the institution that is chosen at the top; of no meaning in parts of the site. */
  institution: number;
  /** Id of the record that is opened, in parts that have records. */
  record: number | null;
  user: User;
  categories: readonly Category[];
  /** YYYY-MM-DD. */
  today: string;
  /** True for editors and administrators. */
  isOperator: boolean;
}
