import { expect, it } from "vitest";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { readable, rendered } from "../../../test/rendered.tsx";
import { FurtherRows } from "./further-rows.tsx";

it("says of each course whether one can enter, what is left to pay, how far it is and when it starts", async () => {
  const fees = [blankFee({ type: "Total Fee", fee_start: 80_000 })];
  const open = blankCourse({
    id: 1,
    fees,
    gov_first_degree_text: "Full tuition",
    entry_routes: [{ conditions: [{ kind: "interview" }] }],
    intakes: ["January 2027"],
    intake_details: [
      {
        label: "January 2027",
        year: null,
        month: null,
        day: null,
        all_year: null,
        deadline: "2026-12-05",
        apply_url: null,
      },
    ],
  });
  const rest = blankCourse({ id: 2, gov_first_degree_text: "No" });
  const table = (
    <table>
      <tbody>
        <FurtherRows courses={[open, rest]} gone={[]} today="2026-11-23" />
      </tbody>
    </table>
  );
  const text = readable(await rendered(table));
  for (const said of [
    "Can you enter? Can I enter? Entry not stated",
    "Net cost MVR 0 with the Government First Degree Scheme Not covered by the Government First Degree Scheme",
    "Distance Say where you live Say where you live",
    "Next start January 2027, apply by 5 December 2026 Not stated",
  ])
    expect(text).toContain(said);
});
