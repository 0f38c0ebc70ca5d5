import { DatabaseSync } from "node:sqlite";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { recordsOf, splitWords } from "../records.ts";

export const sqlite: Engine = {
  name: "SQLite FTS5",
  package: null,
  most: 1_000_000,
  load(directory) {
    const database = new DatabaseSync(":memory:");
    database.exec("create virtual table courses using fts5(text, name, prefix = '2 3')");
    const insert = database.prepare("insert into courses (rowid, text, name) values (?, ?, ?)");
    database.exec("begin");
    for (const { id, text, name } of recordsOf(directory)) insert.run(id, text, name);
    database.exec("commit");
    const best = database.prepare(
      "select rowid as id from courses where courses match ? order by rank limit ?",
    );
    const total = database.prepare("select count(*) as total from courses where courses match ?");
    const idsOf = (match: string, count: number) =>
      best.all(match, count).map(({ id }) => Number(id));
    return {
      matching: "plain",
      b: (text): Answer => {
        const match = `text : (${matching(text)})`;
        return { total: Number(total.get(match)!.total), ids: idsOf(match, PAGE) };
      },
      e: (typed): Answer => {
        const match = matching(typed);
        if (match === "") return { total: 0, ids: [] };
        const ids = idsOf(`name : (${match})`, SUGGESTIONS);
        return { total: ids.length, ids };
      },
      close: () => database.close(),
    };
  },
};

function matching(text: string): string {
  const words = splitWords(text).map((word) => `"${word}"`);
  if (words.length > 0 && !text.endsWith(" ")) words[words.length - 1] += "*";
  return words.join(" AND ");
}
