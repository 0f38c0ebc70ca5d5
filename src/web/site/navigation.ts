import { paths } from "../paths.ts";

export interface NavigationItem {
  label: string;
  to: string;
}

/** Links of the header and of the menu on small screens. */
export const mainLinks: readonly NavigationItem[] = [
  { label: "Courses", to: paths.courses() },
  { label: "Institutions", to: paths.institutions() },
  { label: "Career Guide", to: paths.careerGuide() },
  { label: "About Us", to: paths.about() },
];

/** The chat: in the header where there is room for it, in the menu, and at the foot. */
export const guideLink: NavigationItem = { label: "Ask the guide", to: paths.chat() };

/** For visitors who are not signed in. */
export const guestLinks: readonly NavigationItem[] = [
  { label: "Login", to: paths.login() },
  { label: "Register", to: paths.register() },
];

/** "Quick Links" of the footer. */
export const quickLinks: readonly NavigationItem[] = [
  { label: "Courses", to: paths.courses() },
  { label: "Institutions", to: paths.institutions() },
  { label: "Career Guide", to: paths.careerGuide() },
  { label: "Contact Us", to: paths.contact() },
  { label: "About Us", to: paths.about() },
  { label: "Terms of Service", to: paths.terms() },
  { label: "Privacy Policies", to: paths.privacy() },
  { label: "Advertise With Us", to: paths.advertise() },
];

/** Smaller links at the very foot. */
export const policyLinks: readonly NavigationItem[] = [
  { label: "Infringement Policy", to: paths.infringement() },
  { label: "Content Guidelines", to: paths.contentGuidelines() },
];

export type SocialNetwork = "Instagram" | "X" | "Facebook" | "LinkedIn";

/** The networks themselves, until the operator of the site has accounts of its own there. */
export const socialLinks: readonly { network: SocialNetwork; href: string }[] = [
  { network: "Instagram", href: "https://www.instagram.com/" },
  { network: "X", href: "https://x.com/" },
  { network: "Facebook", href: "https://www.facebook.com/" },
  { network: "LinkedIn", href: "https://www.linkedin.com/" },
];
