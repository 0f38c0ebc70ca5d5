/** The content of the site besides the catalogue. */
export interface Content {
  /** In display order. */
  faqs: readonly Faq[];
  /** Active ones in display order; those without an order come last. */
  testimonials: readonly Testimonial[];
  /** In display order. */
  partners: readonly Partner[];
  /** In display order, including those not due now: see `messagesAt`. */
  messages: readonly ToplineMessage[];
  /** What the operator says of the site itself; missing where the server's own settings hold. */
  settings: Partial<OwnSettings>;
}

/** What an operator can say of the site itself. */
export interface OwnSettings {
  site_name: string;
  /** Mail address for visitors. */
  contact_email: string;
  /** Addresses of its pages on social networks. */
  instagram: string;
  x: string;
  facebook: string;
  linkedin: string;
}

export interface Faq {
  id: number;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  order: number;
}

export interface Testimonial {
  id: number;
  testimonial: string;
  name: string;
  photo: { url: string };
  status: "active" | "inactive";
  /** Null where none is set. */
  order: number | null;
  /** True for fictional sample data. */
  sample: boolean;
}

export interface Partner {
  id: number;
  name: string;
  /** Null where the site draws a placeholder. */
  logo: { url: string } | null;
  link: string | null;
  /** True for fictional sample data. */
  sample: boolean;
}

export interface ToplineMessage {
  id: number;
  text: string;
  link: string | null;
  /** When it begins to be shown, and when it no longer is (ISO 8601 UTC); null for no limit. */
  starts_at: string | null;
  ends_at: string | null;
}

export const OWN_SETTING_NAMES = [
  ...(["site_name", "contact_email", "instagram", "x", "facebook", "linkedin"] as const),
] satisfies (keyof OwnSettings)[];

/** Active testimonials, ascending by order, those without one last (specification, 4). */
export function shownTestimonials(testimonials: readonly Testimonial[]): Testimonial[] {
  const rank = ({ order }: Testimonial) => order ?? Number.POSITIVE_INFINITY;
  return testimonials
    .filter(({ status }) => status === "active")
    .sort((a, b) => (rank(a) === rank(b) ? a.id - b.id : rank(a) - rank(b)));
}

/** The messages whose period includes this moment. */
export function messagesAt(messages: readonly ToplineMessage[], time: Date): ToplineMessage[] {
  const now = time.toISOString();
  return messages.filter(
    ({ starts_at, ends_at }) =>
      (starts_at === null || starts_at <= now) && (ends_at === null || now < ends_at),
  );
}
