import { type ComponentType, lazy, Suspense } from "react";
import type { Category } from "#catalogue/course.ts";
import type { User } from "#features/accounts/user.ts";
import { isOperatorRole } from "#platform/access.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { mayOpen, type OfficePartName, type OfficePlace } from "#web/office-parts.ts";
import { areaOf } from "./office-frame.tsx";
import { NoneListed } from "./office-gate.tsx";
import { NO_INSTITUTION, type OfficePartProps } from "./office-part.ts";
import { CoursesComing } from "./with-courses.tsx";

export interface OfficeHouseProps {
  place: OfficePlace;
  user: User;
  /** Id of the institution that is worked for; null where there is none yet. */
  own: number | null;
  categories: readonly Category[];
  /** YYYY-MM-DD. */
  today: string;
}

const PART_PAGES: Partial<Record<OfficePartName, ComponentType<OfficePartProps>>> = {
  today: lazy(() => import("./today/home-page.tsx")),
  overview: lazy(() => import("./today/today-page.tsx")),
  courses: lazy(() => import("./courses/courses-page.tsx")),
  spreadsheet: lazy(() => import("./spreadsheet/spreadsheet-page.tsx")),
  institution: lazy(() => import("./institution/institution-page.tsx")),
  figures: lazy(() => import("./figures/figures-page.tsx")),
  review: lazy(() => import("./review/review-page.tsx")),
  content: lazy(() => import("./content/content-page.tsx")),
  texts: lazy(() => import("./texts/texts-page.tsx")),
  categories: lazy(() => import("./categories/categories-page.tsx")),
  rules: lazy(() => import("./rules/rules-page.tsx")),
  site: lazy(() => import("./site/site-page.tsx")),
  imports: lazy(() => import("./imports/imports-page.tsx")),
};

type RecordPage = ComponentType<OfficePartProps & { record: number }>;

/** One record of a part that has `records`. */
const RECORD_PAGES: Partial<Record<OfficePartName, RecordPage>> = {
  courses: lazy(() => import("./editor/course-page.tsx")),
  imports: lazy(() => import("./imports/import-run-page.tsx")),
};

/** A part of the office of who is let in: of one institution at a time. */
export default function OfficeHouse({ place, user, own, ...loaded }: OfficeHouseProps) {
  const isOperator = isOperatorRole(user.role);
  const given = { institution: own ?? NO_INSTITUTION, user, isOperator, ...loaded };
  return (
    <Suspense fallback={<CoursesComing />}>
      {!mayOpen(place.part, user.role) ? (
        <EmptyState level={1} title="This page is for those who run the site">
          <p>Your account does not open it.</p>
        </EmptyState>
      ) : own === null && areaOf(place.part, user.role) === "institution" ? (
        <NoneListed role={user.role} />
      ) : (
        <OfficePage place={place} {...given} />
      )}
    </Suspense>
  );
}

/** It begins anew with another institution or record. */
function OfficePage({ place, ...rest }: Omit<OfficePartProps, "record"> & { place: OfficePlace }) {
  const { part, record } = place;
  if (record !== null) {
    const RecordPage = RECORD_PAGES[part.name];
    return RecordPage && <RecordPage key={record} {...rest} record={record} />;
  }
  const Page = PART_PAGES[part.name];
  const area = areaOf(part, rest.user.role);
  return Page && <Page key={area === "site" ? area : rest.institution} {...rest} record={record} />;
}
