import { fixedMeta } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";

/** The head of a page of staff. */
export const staffMeta = (title: string) =>
  fixedMeta({
    title: `${title}: office`,
    description: "Where institutions keep their own courses.",
    path: paths.office(),
    indexed: false,
    referrer: "same-origin",
  });
