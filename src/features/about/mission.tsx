import { type PageText, sectionsOfPart } from "#features/fixed-pages/fixed-pages.ts";
import { Container } from "#ui/container.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { Thaana } from "#ui/thaana.tsx";

/** The intro: what this is, and what its name means. */
export function Intro({ text }: { text: PageText }) {
  return (
    <Container className="grid items-center gap-x-16 gap-y-10 py-16 md:grid-cols-[minmax(0,1fr)_auto] md:py-24">
      {sectionsOfPart(text, "intro").map(({ id, html }) => (
        <RichText
          key={id}
          html={html}
          className="text-lg text-ink-soft [&>:first-child]:text-xl [&>:first-child]:text-ink"
        />
      ))}
      <figure className="border-s-4 border-accent ps-6">
        <Thaana className="text-4xl leading-tight text-brand">މަގު</Thaana>
        <figcaption className="mt-2 text-sm text-ink-soft">
          <em>magu</em>, Dhivehi: a road, a path
        </figcaption>
      </figure>
    </Container>
  );
}

/** Vision and mission, one under the other: what should come about, and what we do for it. */
export function VisionAndMission({ text }: { text: PageText }) {
  const both = ["vision", "mission"].flatMap((part) => sectionsOfPart(text, part));
  return (
    <div data-ground="deep" className="bg-deep text-white">
      <Container className="grid gap-12 py-16 md:grid-cols-2 md:gap-16 md:py-20">
        {both.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-base text-sand">
              {title}
            </h2>
            <RichText html={html} className="mt-3 text-2xl font-semibold" />
          </section>
        ))}
      </Container>
    </div>
  );
}

/** "Core Values", as a list of terms with what each means in practice. */
export function CoreValues({ text }: { text: PageText }) {
  return (
    <section aria-labelledby="values">
      <Container className="grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[20rem_minmax(0,1fr)] md:py-24">
        <h2 id="values" className="text-2xl">
          Core Values
        </h2>
        <dl className="divide-y divide-line border-y border-line">
          {sectionsOfPart(text, "values").map(({ id, title, html }) => (
            <div key={id} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-soft">
                <RichText html={html} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
