import { data } from "react-router";
import type { Institution } from "#catalogue/institution.ts";
import { institutionCourse } from "#features/courses/institution-course.ts";
import { NotFoundError } from "#platform/errors.ts";
import { Container } from "#ui/container.tsx";
import { services } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { PageHandle } from "#web/site/handle.ts";
import type { Route } from "./+types/institution.route.ts";
import type { InstitutionsService } from "./institutions.service.server.ts";
import { ContactSection } from "./parts/contact/contact-section.tsx";
import { InstitutionCourses } from "./parts/profile/institution-courses.tsx";
import { InstitutionHeader } from "./parts/profile/institution-header.tsx";
import { Overview } from "./parts/profile/overview.tsx";
import { coursesOf, institutionDescription, profileOf } from "./parts/profile/profile-page.ts";
import { institutionStructuredData, institutionTrail } from "./parts/profile/structured-data.ts";

export const handle: PageHandle = { header: "overlay" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { institutions, published, publicUrl } = context.get(services);
  const institution = await found(institutions, params.id);
  const { courses, total } = coursesOf(published.current(), institution);
  return {
    institution: profileOf(institution),
    description: institutionDescription(institution, total),
    courses: courses.map(institutionCourse),
    total,
    publicUrl,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { institution, description, publicUrl } = loaderData;
  return metadata({
    title: institution.name,
    description,
    canonical: publicUrl + paths.institution(institution.id),
    image: {
      url: publicUrl + paths.institutionSharePicture(institution),
      alt: `${institution.name}, with its places and the number of its courses`,
    },
    structured: [
      institutionStructuredData(institution, { description, publicUrl }),
      institutionTrail(institution, publicUrl),
    ],
  });
}

export default function InstitutionPage({
  loaderData: { institution, courses, total },
}: Route.ComponentProps) {
  return (
    <article key={institution.id}>
      <InstitutionHeader institution={institution} courses={total} />
      <Container className="grid gap-16 pt-12 pb-20">
        <Overview overview={institution.overview} slides={institution.slides} />
        <InstitutionCourses institution={institution} courses={courses} total={total} />
        <ContactSection campuses={institution.campuses} faculties={institution.faculties} />
      </Container>
    </article>
  );
}

async function found(institutions: InstitutionsService, id: string): Promise<Institution> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  try {
    return await institutions.institution(Number(id));
  } catch (error) {
    if (error instanceof NotFoundError) throw data(null, { status: 404 });
    throw error;
  }
}
