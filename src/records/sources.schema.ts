import { z } from "zod";
import { sourceByKey } from "#catalogue/sources.ts";
import type { FactGroup, SourceRef } from "#catalogue/statements.ts";

/** The sources of a record in the public API. */

const statedDate = z.string().nullable();
const statementDates = {
  stated_on: statedDate.meta({ description: "When it was stated: a day, a month or a year." }),
  holds_until: statedDate.meta({ description: "Until when it holds: a day, a month or a year." }),
};

const recordSource = z
  .object({
    source: z.string().meta({ description: "Key of the source: `mqa`, `cricos`, `magu` ..." }),
    name: z.string().meta({ description: "The source as people read it: `MQA register`." }),
    kind: z.enum(["institution", "operator", "website", "register", "sample"]),
    publisher: z.string().nullable(),
    licence: z
      .object({
        name: z.string(),
        url: z.string(),
        credit: z.string().meta({ description: "The line that the licence asks for." }),
      })
      .nullable(),
    ref: z.string().meta({ description: "The record's reference there." }),
    ...statementDates,
    vanished_on: statedDate.meta({
      description: "Since when the source no longer holds the record; null while it does.",
    }),
  })
  .meta({ id: "RecordSource" });

const factSource = z
  .object({
    source: z.string().meta({ description: "Key of the source that speaks." }),
    ...statementDates,
    note: z.string().nullable().meta({ description: "How it came to be known." }),
  })
  .nullable()
  .meta({ id: "FactSource" });

/** Present on an institution that a source states to be blacklisted. */
export const blacklisted = z.object({ source: z.string(), stated_on: statedDate }).nullable().meta({
  id: "Blacklisting",
  description:
    "Who says that approvals of the institution were cancelled, and when; null where nobody does.",
});

/** Fields of a record that state its sources; `groups` are its groups of facts. */
export const sourcedFields = <Group extends FactGroup>(groups: readonly Group[]) => ({
  ref: z.string().meta({
    description: "The record's reference in the nearest of its sources.",
  }),
  sources: z.array(recordSource).meta({
    description:
      "In the order in which they speak: the institution, the directory's own records, websites, registers.",
  }),
  facts: z.object(
    Object.fromEntries(groups.map((group) => [group, factSource])) as Record<
      Group,
      typeof factSource
    >,
  ),
  field_sources: z.record(z.string(), z.string()).meta({
    description: "Fields for which another source speaks than for the rest of their group.",
  }),
});

/** The sources of a record in the API's format. */
export function sourcesAnswer(sources: readonly SourceRef[]): z.infer<typeof recordSource>[] {
  return sources.map(({ source, ...mention }) => {
    const { name, kind, publisher, licence } = sourceByKey(source);
    return { source, name, kind, publisher, licence, ...mention };
  });
}
