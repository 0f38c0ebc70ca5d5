import { Container } from "#ui/container.tsx";
import { paths } from "#web/paths.ts";
import { SampleMark } from "#web/sample-mark.tsx";
import type { Partner } from "./content.ts";

/** "Partners & Sponsors"; renders nothing where there are none. */
export function PartnersGrid({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="border-t border-line">
      <Container className="py-16 md:py-20">
        <h2 id="partners" className="text-2xl">
          Partners &amp; Sponsors
        </h2>
        <ul className="mt-8 grid columns-fit-2 gap-x-6 gap-y-4 md:columns-fit-3 lg:gap-x-12">
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerLink {...partner} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function PartnerLink({ id, name, logo, link, sample }: Partner) {
  const face = (
    <>
      <img
        src={logo?.url ?? paths.partnerMonogram({ id })}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className="size-14 shrink-0 rounded-md object-contain"
      />
      <span className="min-w-0 font-semibold">
        {name}
        {sample && <SampleMark className="mt-1 block w-fit" />}
      </span>
    </>
  );
  const look =
    "flex min-h-18 flex-col items-start gap-3 rounded-md py-2 sm:flex-row sm:items-center";
  if (link === null) return <span className={look}>{face}</span>;
  return (
    <a
      href={link}
      rel="sponsored noopener noreferrer"
      className={`${look} hover:text-brand-strong`}
    >
      {face}
      <span className="sr-only"> (another website)</span>
    </a>
  );
}
