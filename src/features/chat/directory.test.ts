import { expect, it } from "vitest";
import { noFilters } from "#catalogue/filters.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { publish } from "../../../test/app.ts";
import { type OpenStorage, onEachEngine } from "../../../test/engines.ts";
import { smallDirectory } from "../../../test/small-directory.ts";
import { createDirectory } from "./directory.server.ts";

async function openDirectory(open: OpenStorage) {
  const storage = await open();
  await publish(storage, smallDirectory);
  const published = await openPublished(storage, (error) => {
    throw error;
  });
  const courses = createCoursesService(storage, published);
  const institutions = createInstitutionsService(storage, published);
  return { directory: createDirectory({ storage, published, courses, institutions }), published };
}

onEachEngine((open) => {
  it("reads the published directory, and knows where courses are held", async () => {
    const { directory, published } = await openDirectory(open);
    const { institutions, categories } = await directory.names();
    expect(institutions).toHaveLength(3);
    expect(categories).toHaveLength(5);
    const found = await directory.search(
      { ...noFilters(), name: "marketing" },
      { page: 1, limit: 5 },
    );
    const marketing = found.courses[0]!;
    expect(marketing.name).toBe("Diploma in Marketing");
    expect([...(await directory.coursesAt(["S. Hithadhoo"]))]).toEqual([marketing.id]);
    expect((await directory.coursesAt(["K. Malé"])).size).toBe(0);
    expect((await directory.coursesAt([])).size).toBe(0);
    await published.stop();
  });

  it("gives records whole, and null for what is not published", async () => {
    const { directory, published } = await openDirectory(open);
    const { institutions } = await directory.names();
    const reef = institutions.find(({ name }) => name.startsWith("Reef"))!;
    expect((await directory.institution(reef.id))?.campuses).toHaveLength(2);
    const { courses } = await directory.search(noFilters(), { page: 1, limit: 100 });
    expect((await directory.course(courses[0]!.id))?.name).toBe(courses[0]!.name);
    expect(await directory.course(9_999)).toBeNull();
    expect(await directory.institution(9_999)).toBeNull();
    await published.stop();
  });
});
