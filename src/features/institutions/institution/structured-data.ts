import type { Contact, Institution } from "#catalogue/institution.ts";
import { paths } from "#web/paths.ts";

/** A schema.org object. */
type Structured = Record<string, unknown>;

type Described = Pick<Institution, "id" | "name" | "name_dv" | "campuses"> & {
  logo: string;
  banner: string;
};

/** An institution as structured data for search engines; what is not stated is left out. */
export function institutionStructuredData(
  institution: Described,
  { description, publicUrl }: { description: string; publicUrl: string },
): Structured {
  const { name, name_dv, logo, banner, campuses } = institution;
  const [main] = campuses;
  return {
    "@context": "https://schema.org",
    "@type": "EducationalOrganization",
    name,
    ...(name_dv ? { alternateName: name_dv } : {}),
    description,
    url: publicUrl + paths.institution(institution.id),
    logo: new URL(logo, publicUrl).href,
    image: new URL(banner, publicUrl).href,
    ...(main ? contactOf(main) : {}),
  };
}

/** The breadcrumb of the institution for search engines. */
export function institutionTrail(
  { id, name }: Pick<Institution, "id" | "name">,
  publicUrl: string,
): Structured {
  const steps = [
    { name: "Institutions", path: paths.institutions() },
    { name, path: paths.institution(id) },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: step.name,
      item: publicUrl + step.path,
    })),
  };
}

/** The main campus is given as the contact of the whole institution. */
function contactOf(main: Contact): Structured {
  const address = postalAddress(main);
  const links = [
    main.link_website,
    main.link_instagram,
    main.link_twitter,
    main.link_facebook,
    main.link_linkedin,
    main.link_youtube,
  ].filter((link) => link !== null);
  return {
    ...(main.phone ? { telephone: main.phone } : {}),
    ...(main.email ? { email: main.email } : {}),
    ...(address ? { address } : {}),
    ...(links.length > 0 ? { sameAs: links } : {}),
  };
}

function postalAddress({ address }: Contact): Structured | null {
  const { line1, line2, island_city, country } = address;
  const street = [line1, line2].filter((line) => line !== null).join(", ");
  const parts = {
    ...(street ? { streetAddress: street } : {}),
    ...(island_city ? { addressLocality: island_city } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
  return Object.keys(parts).length > 0 ? { "@type": "PostalAddress", ...parts } : null;
}
