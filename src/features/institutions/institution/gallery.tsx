import type { Slide } from "#catalogue/institution.ts";
import { siteName } from "#platform/site-name.ts";
import { Carousel } from "#ui/carousel.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { SizedPicture } from "#web/sized-picture.tsx";

/** True where all pictures are the site's own drawings. */
export function areDrawn(slides: readonly Slide[]): boolean {
  return slides.every(({ url }) => url.startsWith(DRAWINGS_PATH));
}

const DRAWINGS_PATH = paths.pattern("").replace(/\.svg$/, "");

/** Pictures of the institution in order; renders nothing where there are none. */
export function Gallery({ slides }: { slides: readonly Slide[] }) {
  if (slides.length === 0) return null;
  const drawn = areDrawn(slides);
  return (
    <figure className="min-w-0 print:hidden">
      <Pictures slides={slides} drawn={drawn} />
      {drawn && (
        <figcaption className="mt-1 text-sm text-ink-soft">
          Drawings by {siteName}. The institution has sent no photographs yet.
        </figcaption>
      )}
    </figure>
  );
}

function Pictures({ slides, drawn }: { slides: readonly Slide[]; drawn: boolean }) {
  return (
    <Carousel
      label="Pictures"
      trackClassName="rounded-lg border border-line bg-sunken"
      slides={slides.map(({ order, url, alt }, at) => ({
        key: `${order} ${url}`,
        content: (
          <SizedPicture
            src={url}
            alt={alt}
            sizes="(min-width: 64rem) 28rem, 100vw"
            width={640}
            height={480}
            loading={at === 0 ? "eager" : "lazy"}
            className={classNames(
              "w-full object-cover",
              drawn ? "aspect-5/2" : "aspect-4/3 max-h-90",
            )}
          />
        ),
      }))}
    />
  );
}
