import { expect, it } from "vitest";
import { queryRenamer, recordsIn } from "./former-names.ts";

const INSTITUTIONS = [
  { id: 1, name: "Reef College", former_names: ["Lagoon: School", "Atoll Academy"] },
  { id: 2, name: "Atoll Academy" },
];

it("puts names of today into saved queries, and leaves all else in them as it is", () => {
  const today = queryRenamer("institutions", INSTITUTIONS);
  expect(today("mnqf_level=5&institutions=Lagoon%3A+School&sort=name")).toBe(
    "mnqf_level=5&institutions=Reef+College&sort=name",
  );
  for (const query of ["institutions=Atoll+Academy", "institutions=Nobody", "category=x"]) {
    expect(today(query)).toBe(query);
  }
});

it("finds the institutions that a query asks for, by any of their names", () => {
  const askedFor = recordsIn("institutions", INSTITUTIONS);
  const names = (query: string) => askedFor(query).map(({ name }) => name);
  expect(names("institutions=lagoon%3A+school:Atoll+Academy")).toEqual([
    "Reef College",
    "Atoll Academy",
  ]);
  expect(names("institutions=Nobody")).toEqual([]);
});
