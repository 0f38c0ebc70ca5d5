import { type Licence, type SourceKind, sourceByKey } from "#catalogue/sources.ts";
import { EXPORT_FORMAT, type ExportedAction, type KeptApart } from "./exported.schema.ts";

/** Description of a file; the same for the same records, whenever the file was created. */
export interface About {
  format: typeof EXPORT_FORMAT;
  name: string;
  institutions: number;
  courses: number;
  /** ISO 8601 UTC time of the last change; null for an empty directory. */
  changed_at: string | null;
  /** Licence of the file; null where it holds records that may not be passed on. */
  licence: Licence | null;
  /** Publishers of the records, with their licences and required credit lines. */
  sources: {
    source: string;
    name: string;
    kind: SourceKind;
    publisher: string | null;
    licence: Licence | null;
  }[];
  /** Pairs that must not be proposed as one; only in a full export. */
  kept_apart?: KeptApart[];
  /** What operators did, the oldest first; only in a full export. */
  audit?: ExportedAction[];
}

/** The directory's own records may be reused with credit (docs/importing.md). */
const ownLicence = (siteName: string): Licence => ({
  name: "Creative Commons Attribution 4.0 International",
  url: "https://creativecommons.org/licenses/by/4.0/",
  credit: `${siteName}, the course directory of the Maldives`,
});

export function aboutExport(
  siteName: string,
  extent: Pick<About, "institutions" | "courses" | "changed_at">,
  keys: readonly string[],
): About {
  return {
    format: EXPORT_FORMAT,
    name: `${siteName}, courses and institutions`,
    ...extent,
    licence: keys.every((key) => sourceByKey(key).isPassedOn) ? ownLicence(siteName) : null,
    sources: keys.map((key) => {
      const { name, kind, publisher, licence } = sourceByKey(key);
      return { source: key, name, kind, publisher, licence };
    }),
  };
}
