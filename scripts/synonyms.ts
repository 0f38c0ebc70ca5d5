import type { StoredSynonymGroup } from "#features/publishing/synonyms.repository.server.ts";
import { createSynonyms } from "#features/publishing/synonyms.service.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { BY, noWords, oneId, runOneOf } from "./operator-command.ts";

const USAGE = `Usage: npm run synonyms -- <command> [options]

Words that mean the same to a search, besides those that ship with Magu. A change counts within a
second, on every server.

  add     makes a group of two or more: add TERM TERM ... --source TEXT [--stated DAY]
            A term is a word or several in quotation marks, in English or Dhivehi.
            --source says who states it; --stated on which day, today unless given (2026-03-01).
  list    shows the groups with their numbers; --json as JSON
  remove  takes a group out: remove ID
`;

await runOneOf({
  usage: USAGE,
  options: {
    source: { type: "string" },
    stated: { type: "string" },
    json: { type: "boolean" },
  },
  open: ({ storage }) => createSynonyms(storage),
  commands: {
    add: {
      takes: (words) => words.length > 0,
      run: async (synonyms, { source = "", stated }, terms) => {
        const stated_on = stated ?? maldivesDay(new Date());
        const group = await synonyms.add({ terms, source, stated_on }, BY);
        return `Group ${group.id} was added: ${group.terms.join(", ")}. It counts within a second.`;
      },
    },
    list: {
      takes: noWords,
      run: async (synonyms, { json }) => {
        const groups = await synonyms.list();
        if (json) return JSON.stringify(groups, null, 2);
        return groups.length === 0 ? "There are no groups yet." : groups.map(lineOf).join("\n");
      },
    },
    remove: {
      takes: oneId,
      run: async (synonyms, _options, [id]) => {
        const { terms } = await synonyms.remove(Number(id), BY);
        return `Group ${id} was removed: ${terms.join(", ")}.`;
      },
    },
  },
});

function lineOf({ id, terms, source, stated_on }: StoredSynonymGroup): string {
  return `${String(id).padStart(4)}  ${terms.join(", ")}  (${source}, ${stated_on})`;
}
