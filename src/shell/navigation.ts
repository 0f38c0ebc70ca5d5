import { doors } from "#web/doors.ts";
import { paths } from "#web/paths.ts";

export interface NavigationItem {
  label: string;
  to: string;
}

/** The first link of the menu. */
export const homeLink: NavigationItem = { label: "Home", to: paths.home() };

/** Links of the header and of the menu on small screens. */
export const mainLinks: readonly NavigationItem[] = [
  { label: "Courses", to: paths.courses() },
  { label: "Institutions", to: paths.institutions() },
  { label: "Career Guide", to: paths.careerGuide() },
  { label: "About Us", to: paths.about() },
];

/** Link to the chat: in the header where there is room, in the menu, and in the footer. */
export const guideLink: NavigationItem = { label: "Ask the guide", to: paths.chat() };

/** For institutions: in the menu, and at the bottom of the footer. */
export const listLink: NavigationItem = { label: "List Your Courses", to: paths.listYourCourses() };

/** For visitors who are not signed in. */
export const guestLinks: readonly NavigationItem[] = [
  { label: "Login", to: paths.login() },
  { label: "Register", to: paths.register() },
];

/** How an address marks the links of the header and menu: its own, and those that it is within. */
export function linkMarks(pathname: string): string {
  const asked = pathname.toLowerCase();
  const markOf = ({ to }: NavigationItem) => {
    if (asked === to) return "page";
    return asked.startsWith(`${to}/`) ? "within" : "";
  };
  return [homeLink, ...mainLinks, ...doors, guideLink, listLink, ...guestLinks].map(markOf).join();
}

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

/** Smaller links at the bottom of the footer. */
export const policyLinks: readonly NavigationItem[] = [
  ...doors.map(({ label, to }) => ({ label, to })),
  { label: "The Ten Levels", to: paths.levels() },
  listLink,
  { label: "Infringement Policy", to: paths.infringement() },
  { label: "Content Guidelines", to: paths.contentGuidelines() },
  { label: "Sources and Licences", to: paths.sources() },
];
