import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import { isOperatorRole, type SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { DomainError } from "#platform/errors.ts";
import type { OfficeCaller, ReadRecord, ViewerOf } from "./changing.server.ts";
import { readContradicted } from "./contradictions.server.ts";
import { readCourseList, readInstitutionList } from "./editing.repository.server.ts";
import type { CourseOverview, CoursesQuery, InstitutionsQuery } from "./editing.schema.ts";
import { courseOverviewOf } from "./office-answer.server.ts";
import { openRecord, recordState, type Viewer } from "./opened.server.ts";
import { officeStanding } from "./permissions.ts";

/** Lists of the records that a person may change. */
export function createOfficeLists(storage: Storage, viewerOf: ViewerOf, readRecord: ReadRecord) {
  return {
    /** The institutions that a person speaks for; every one for who answers for the directory. */
    institutions: async (me: SignedIn, { name, state, page, limit }: InstitutionsQuery) => {
      const viewer = await viewerOf(me);
      const institutions = institutionsWithin(viewer);
      const part = { institutions, name, state, ...pagePart({ page, limit }) };
      const { rows, total } = await readInstitutionList(storage.db, part);
      return {
        data: rows.map(({ id, name: called, draft, updated_at, courses, archived_on }) => ({
          id,
          name: called,
          draft,
          updated_at,
          courses,
          state: recordState({ archived_on, is_published: 1 }, draft),
          standing: officeStanding(viewer.role, viewer.memberships, id) as "owner",
        })),
        meta: pageMetaOf(total, page, limit),
      };
    },

    /** Where another source says otherwise, for who answers for the whole directory. */
    contradicted: () => storage.snapshot(readContradicted),

    /** Institutions that a person answers for; null for all. @throws DomainError 403 for none. */
    institutionsOf: async (me: SignedIn) => institutionsWithin(await viewerOf(me)),

    /** Every course of an institution with its fields. @throws NotFoundError; DomainError 403. */
    overview: (
      me: OfficeCaller,
      { id, page, limit }: { id: number; page: number; limit: number },
    ) =>
      readRecord(me, { kind: "institution", id }, "read", async (trx, { viewer }) => {
        const part = { institutions: [id], name: "", ...pagePart({ page, limit }) };
        const { rows, total } = await readCourseList(trx, part);
        const data: CourseOverview[] = [];
        for (const row of rows) {
          const opened = await openRecord(trx, viewer, "course", row.id, "read");
          data.push(await courseOverviewOf(trx, opened, row.updated_at));
        }
        return { data, meta: pageMetaOf(total, page, limit) };
      }),

    courses: async (me: OfficeCaller, query: CoursesQuery) => {
      const { name, page, limit, state, institution } = query;
      const own = institutionsWithin(await viewerOf(me));
      const institutions =
        institution === undefined ? own : (own ?? [institution]).filter((id) => id === institution);
      const part = { institutions, name, state, ...pagePart(query) };
      const { rows, total } = await readCourseList(storage.db, part);
      return {
        data: rows.map(
          ({ institution_id, institution: home, archived_on, is_published, ...row }) => ({
            ...row,
            institution: { id: institution_id, name: home },
            state: recordState({ archived_on, is_published }, row.draft),
          }),
        ),
        meta: pageMetaOf(total, page, limit),
      };
    },
  };
}

/** Null for all of them. @throws DomainError 403 for who speaks for none. */
function institutionsWithin({ role, memberships }: Viewer): number[] | null {
  if (isOperatorRole(role)) return null;
  if (memberships.length === 0) {
    throw new DomainError("forbidden", 403, "Your account speaks for no institution.");
  }
  return memberships.map(({ institution_id }) => institution_id);
}
