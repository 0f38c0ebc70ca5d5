/** The content of the site besides the catalogue. */
export interface Content {
  /** In display order. */
  faqs: readonly Faq[];
  /** Active ones in display order; those without an order come last. */
  testimonials: readonly Testimonial[];
  /** In display order. */
  partners: readonly Partner[];
  /** In display order, including those not due today: see `messagesOn`. */
  messages: readonly ToplineMessage[];
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
  photo: { url: string } | null;
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
  /** First and last day on which it is shown (YYYY-MM-DD, in the Maldives); null for no limit. */
  starts_on: string | null;
  ends_on: string | null;
}

/** Active testimonials, ascending by order, those without one last (requirements, 4). */
export function shownTestimonials(testimonials: readonly Testimonial[]): Testimonial[] {
  const rank = ({ order }: Testimonial) => order ?? Number.POSITIVE_INFINITY;
  return testimonials
    .filter(({ status }) => status === "active")
    .sort((a, b) => (rank(a) === rank(b) ? a.id - b.id : rank(a) - rank(b)));
}

/** The messages whose period includes this day, first and last day included. */
export function messagesOn(messages: readonly ToplineMessage[], day: string): ToplineMessage[] {
  return messages.filter(
    ({ starts_on, ends_on }) =>
      (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on),
  );
}

/** Addresses of the pictures in this content. */
export function picturesOf({ testimonials, partners }: Content): string[] {
  const pictures = [...testimonials.map(({ photo }) => photo), ...partners.map(({ logo }) => logo)];
  return pictures.flatMap((picture) => picture?.url ?? []);
}
