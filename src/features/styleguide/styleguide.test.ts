import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const UI = join(import.meta.dirname, "../../ui");

it("shows every primitive of src/ui", () => {
  const shown = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
  const primitives = readdirSync(UI).filter(
    (file) => /\.tsx$/.test(file) && !/\.test\./.test(file),
  );
  const missing = primitives.filter((file) => !shown.includes(`"#ui/${file}"`));
  expect(primitives.length).toBeGreaterThan(15);
  expect(missing, "Show it in src/features/styleguide, in all its states.").toEqual([]);
});
