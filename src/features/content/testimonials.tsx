import { Carousel } from "#ui/carousel.tsx";
import { Container } from "#ui/container.tsx";
import { SampleMark } from "#web/sample-mark.tsx";
import type { Testimonial } from "./content.ts";

/** Time for which each testimonial is shown, in milliseconds (specification, 9). */
const TESTIMONIAL_INTERVAL_MS = 5_000;

export type ShownTestimonial = Pick<
  Testimonial,
  "id" | "testimonial" | "name" | "photo" | "sample"
>;

/** "Testimonials", one at a time; renders nothing where there are none. */
export function TestimonialsCarousel({
  testimonials,
}: {
  testimonials: readonly ShownTestimonial[];
}) {
  if (testimonials.length === 0) return null;
  const slides = testimonials.map((testimonial) => ({
    key: testimonial.id,
    content: <Quotation {...testimonial} />,
  }));
  return (
    <section aria-labelledby="testimonials" className="bg-sunken">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 py-16 md:py-24 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <h2 id="testimonials" className="text-2xl">
          Testimonials
        </h2>
        <Carousel label="What visitors say" slides={slides} interval={TESTIMONIAL_INTERVAL_MS} />
      </Container>
    </section>
  );
}

function Quotation({ testimonial, name, photo, sample }: ShownTestimonial) {
  return (
    <figure className="flex flex-col gap-6 border-s-4 border-brand ps-6 sm:ps-8">
      <blockquote className="max-w-text text-xl">
        <p>“{testimonial}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3 text-base text-ink-soft">
        <img
          src={photo.url}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-full object-cover"
        />
        {name}
        {sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}
