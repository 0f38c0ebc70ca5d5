import { paths } from "../paths.ts";

export interface NavigationItem {
  label: string;
  to: string;
}

/** Links of the header and of the menu on small screens. */
export const mainLinks: readonly NavigationItem[] = [
  { label: "Courses", to: paths.courses() },
  { label: "Institutions", to: paths.institutions() },
];

/** "Quick Links" of the footer. */
export const quickLinks: readonly NavigationItem[] = [
  ...mainLinks,
  { label: "Search", to: paths.search() },
  { label: "Compare", to: paths.compare() },
];

export type SocialNetwork = "Instagram" | "X" | "Facebook" | "LinkedIn";

/** The networks themselves, until the operator of the site has accounts of its own there. */
export const socialLinks: readonly { network: SocialNetwork; href: string }[] = [
  { network: "Instagram", href: "https://www.instagram.com/" },
  { network: "X", href: "https://x.com/" },
  { network: "Facebook", href: "https://www.facebook.com/" },
  { network: "LinkedIn", href: "https://www.linkedin.com/" },
];
