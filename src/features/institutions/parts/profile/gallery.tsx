import type { Slide } from "#catalogue/institution.ts";
import { Carousel } from "#ui/carousel.tsx";

/** Pictures of the institution in their order; nothing where there are none. */
export function Gallery({ slides }: { slides: readonly Slide[] }) {
  if (slides.length === 0) return null;
  return (
    <Carousel
      label="Pictures"
      trackClassName="rounded-lg border border-line bg-sunken"
      className="min-w-0 print:hidden"
      slides={slides.map(({ order, url, alt }, at) => ({
        key: `${order} ${url}`,
        content: (
          <img
            src={url}
            alt={alt}
            width={640}
            height={480}
            loading={at === 0 ? "eager" : "lazy"}
            className="aspect-4/3 max-h-90 w-full object-cover"
          />
        ),
      }))}
    />
  );
}
