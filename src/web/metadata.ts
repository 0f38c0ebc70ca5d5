import type { MetaArgs, MetaDescriptor } from "react-router";
import { siteName } from "#platform/site-name.ts";

/** Size of every share picture in pixels: Open Graph clients show it uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

interface SharedPicture {
  /** Absolute address. */
  url: string;
  /** Description of the picture for people who cannot see it. */
  alt: string;
}

interface PageMetadata {
  /** Without the site's name, which is added; omitted on the home page. */
  title?: string;
  description: string;
  /** Canonical address of the page, absolute. */
  canonical: string;
  /** Picture for shared links. */
  image?: SharedPicture;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /**
   * Which sites get this page's address. A page with a form needs "same-origin": without a referrer
   * the browser sends the form without an Origin header, and it would be refused as cross-site.
   */
  referrer?: "same-origin" | "no-referrer";
  /** schema.org objects. */
  structured?: object[];
}

/** The metadata of a page: title, description, canonical link, Open Graph and schema.org data. */
export function metadata({
  title,
  description,
  canonical,
  image,
  ...page
}: PageMetadata): MetaDescriptor[] {
  const full = title
    ? `${title} | ${siteName}`
    : `${siteName}: find, filter and compare courses in the Maldives`;
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title ?? full },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    ...(image ? pictureTags(image) : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...(page.indexed === false ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.referrer ? [{ name: "referrer", content: page.referrer }] : []),
    ...(page.structured ?? []).map((object) => ({ "script:ld+json": object })),
  ] as MetaDescriptor[];
}

function pictureTags({ url, alt }: SharedPicture): MetaDescriptor[] {
  return [
    { property: "og:image", content: url },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    { property: "og:image:alt", content: alt },
  ];
}

/** What the root loads for the heads of pages. */
export interface WithPublicUrl {
  /** Origin of the site without a trailing slash. */
  publicUrl: string;
}

/** The `meta` of a page whose head does not depend on its data. @param path its canonical address. */
export function fixedMeta({ path, ...page }: Omit<PageMetadata, "canonical"> & { path: string }) {
  return ({ matches: [root] }: Pick<MetaArgs, "matches">): MetaDescriptor[] => {
    const { publicUrl } = (root?.loaderData ?? {}) as Partial<WithPublicUrl>;
    return publicUrl === undefined ? [] : metadata({ ...page, canonical: publicUrl + path });
  };
}

/** The same of a page whose address holds a secret token, which must not leak to other sites. */
export function linkMeta(page: Parameters<typeof fixedMeta>[0]) {
  return fixedMeta({ ...page, indexed: false, referrer: "same-origin" });
}
