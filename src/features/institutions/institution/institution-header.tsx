import { Link } from "react-router";
import { blacklistWords } from "#catalogue/approval.ts";
import { counted } from "#catalogue/counted.ts";
import type { Blacklisting, Nullable } from "#catalogue/course.ts";
import { ShareMenu } from "#features/sharing/share-menu.tsx";
import { BlacklistedBadge } from "#features/sources/approval-badge.tsx";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { paths } from "#web/paths.ts";
import { SampleMark } from "#web/sample-mark.tsx";
import { SizedPicture } from "#web/sized-picture.tsx";
import { Places } from "../places.tsx";

const MAX_HEADER_PLACES = 8;

interface InstitutionHeaderProps {
  institution: {
    id: number;
    name: string;
    name_dv: Nullable<string>;
    logo: string;
    banner: string;
    places: string[];
    sample: boolean;
    blacklisted?: Blacklisting | undefined;
  };
  /** Number of its courses in the directory. */
  courses: number;
  /** YYYY-MM-DD. */
  today: string;
}

/** Banner, logo and name of an institution, with links to its courses and contacts. */
export function InstitutionHeader({ institution, courses, today }: InstitutionHeaderProps) {
  const { id, name, name_dv, logo, banner, places, sample, blacklisted } = institution;
  return (
    <header>
      <div className="relative h-56 overflow-hidden bg-deep sm:h-72 lg:h-88 print:hidden">
        <SizedPicture
          src={banner}
          alt=""
          sizes="100vw"
          fetchPriority="high"
          className="size-full object-cover"
        />
        {/* The navigation lies over the top of whatever picture this is, in white. */}
        <div className="absolute inset-x-0 top-0 h-36 bg-linear-to-b from-deep to-transparent" />
      </div>
      <Container>
        <img
          src={logo}
          alt=""
          width={128}
          height={128}
          className="relative -mt-12 size-24 rounded-lg border-4 border-ground bg-surface object-contain sm:-mt-16 sm:size-32 print:mt-0"
        />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="min-w-0 max-w-text">
            <InstitutionBreadcrumb />
            <h1 className="mt-1 text-3xl">{name}</h1>
            {name_dv && (
              <p className="mt-2 text-xl">
                <Thaana>{name_dv}</Thaana>
              </p>
            )}
            <Places places={places} shown={MAX_HEADER_PLACES} className="mt-3 text-ink-soft" />
            {blacklisted && <Warning blacklisted={blacklisted} today={today} />}
            {sample && (
              <p className="mt-3">
                <SampleMark />
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            {courses > 0 && (
              <ButtonLink to={paths.coursesAt(name)} className="tabular">
                {counted(courses, "course")}
              </ButtonLink>
            )}
            <a href="#contact" className={buttonClass({ variant: "secondary" })}>
              Contact
            </a>
            <ShareMenu path={paths.institution(id)} title={name} />
          </div>
        </div>
      </Container>
    </header>
  );
}

/** Warns that its approvals were cancelled, with source and date. */
function Warning({ blacklisted, today }: { blacklisted: Blacklisting; today: string }) {
  const { stated, meaning } = blacklistWords(blacklisted, today);
  return (
    <div className="mt-4 grid gap-1 rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger">
      <p>
        <BlacklistedBadge className="px-0!" />
      </p>
      <p className="text-sm">{meaning}</p>
      <p className="text-sm">{stated}.</p>
    </div>
  );
}

function InstitutionBreadcrumb() {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <Link
        to={paths.institutions()}
        className="inline-block py-1 text-brand underline-offset-4 hover:underline"
      >
        Institutions
      </Link>
    </nav>
  );
}
