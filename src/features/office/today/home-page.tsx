import type { OfficePartProps } from "../office-part.ts";
import { SiteToday } from "./site-today.tsx";
import TodayPage from "./today-page.tsx";

/** Where the office begins: for operators with the whole site, for others with their institution. */
export default function HomePage(props: OfficePartProps) {
  return props.isOperator ? <SiteToday {...props} /> : <TodayPage {...props} />;
}
