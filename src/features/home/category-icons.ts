import {
  Backpack,
  BookOpenText,
  BriefcaseBusiness,
  Calculator,
  HardHat,
  HeartPulse,
  type LucideIcon,
  Megaphone,
  MonitorSmartphone,
  Newspaper,
  Presentation,
  Scale,
  TreePalm,
} from "lucide-react";
import type { PopularCategory } from "./popular-categories.ts";

/** What stands on the island of each category. */
export const CATEGORY_ICONS: Record<PopularCategory, LucideIcon> = {
  "Business, Management and Administration": BriefcaseBusiness,
  "Education and Teaching": Presentation,
  "Accounting and Finance": Calculator,
  "Quranic and Islamic Studies": BookOpenText,
  Marketing: Megaphone,
  "Travel, Tourism and Hospitality": TreePalm,
  "Shariáh and Law": Scale,
  "Information and Communication Technology": MonitorSmartphone,
  "Social Sciences and Journalism": Newspaper,
  "Engineering, Manufacturing and Construction": HardHat,
  "University Preparation Program": Backpack,
  "Health and Welfare": HeartPulse,
};
