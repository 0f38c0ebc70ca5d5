/** What the site says beside the catalogue, as pages and the API show it. */
export interface Content {
  /** In their order. */
  faqs: readonly Faq[];
  /** Active ones in their order, those without one last. */
  testimonials: readonly Testimonial[];
  /** In their order. */
  partners: readonly Partner[];
  /** In their order, also those whose days are not now: see `messagesOn`. */
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
  /** Null where none was given. */
  order: number | null;
  /** True for an invented one of the sample data set. */
  sample: boolean;
}

export interface Partner {
  id: number;
  name: string;
  /** Null where the site draws one. */
  logo: { url: string } | null;
  link: string | null;
  /** True for an invented one of the sample data set. */
  sample: boolean;
}

export interface ToplineMessage {
  id: number;
  text: string;
  link: string | null;
  /** First and last day (YYYY-MM-DD, in the Maldives) that it shows; null is open. */
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

/** The messages whose days include this one, both ends counted. */
export function messagesOn(messages: readonly ToplineMessage[], day: string): ToplineMessage[] {
  return messages.filter(
    ({ starts_on, ends_on }) =>
      (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on),
  );
}

/** Addresses of the pictures that pages show of it. */
export function picturesOf({ testimonials, partners }: Content): string[] {
  const pictures = [...testimonials.map(({ photo }) => photo), ...partners.map(({ logo }) => logo)];
  return pictures.flatMap((picture) => picture?.url ?? []);
}
