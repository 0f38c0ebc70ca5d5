import type { MetaDescriptor } from "react-router";

const SITE = "Magu";

interface PageMetadata {
  /** Without the site's name, which is added; left out on the home page. */
  title?: string;
  description: string;
  /** Address of the page itself, absolute: the one that search engines keep. */
  canonical: string;
  /** Absolute address of the picture that is shown where the page is shared. */
  image?: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** schema.org objects. */
  structured?: object[];
}

/** The head of a page: title, description, canonical link, Open Graph and schema.org data. */
export function metadata({
  title,
  description,
  canonical,
  image,
  ...page
}: PageMetadata): MetaDescriptor[] {
  const full = title
    ? `${title} | ${SITE}`
    : `${SITE}: find, filter and compare courses in the Maldives`;
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:site_name", content: SITE },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title ?? full },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    ...(image ? [{ property: "og:image", content: image }] : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...(page.indexed === false ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.structured ?? []).map((object) => ({ "script:ld+json": object })),
  ] as MetaDescriptor[];
}
