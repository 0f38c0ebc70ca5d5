import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import type { ShownAdvert } from "./adverts.ts";
import { reportClick } from "./reporting.ts";

interface AdvertFaceProps {
  advert: ShownAdvert;
  /** False for an advert that is not its banner's current one. */
  isShown: boolean;
  /** Shows the first frame of an animation. */
  isStill: boolean;
  isBelow: boolean;
}

/** One advert, filling its banner. */
export function AdvertFace({ advert, isShown, isStill, isBelow }: AdvertFaceProps) {
  const look = classNames(
    "absolute inset-0 rounded-[inherit] transition-[opacity,visibility] duration-300 -outline-offset-4",
    !isShown && "invisible opacity-0",
  );
  const face = advert.picture ? (
    <AdvertPicture advert={advert} isStill={isStill} isBelow={isBelow} />
  ) : (
    <DrawnText text={advert.text} isBelow={isBelow} />
  );
  if (advert.is_house) {
    return (
      <Link to={advert.link} className={look} onClick={() => reportClick(advert.id)}>
        {face}
      </Link>
    );
  }
  return (
    <a href={advert.link} target="_blank" rel="sponsored noopener" className={look}>
      {face}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function AdvertPicture({ advert, isStill, isBelow }: Omit<AdvertFaceProps, "isShown">) {
  const { picture, still, text } = advert;
  return (
    <picture>
      {still && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />}
      <img
        src={(isStill && still) || picture || undefined}
        alt={text}
        width={803}
        height={133}
        loading={isBelow ? "lazy" : "eager"}
        decoding="async"
        className="size-full object-contain"
      />
    </picture>
  );
}

/** The site's own advert, over its drawn sea. */
function DrawnText({ text, isBelow }: { text: string; isBelow: boolean }) {
  return (
    <span data-ground="deep" className="flex size-full items-center bg-deep px-[4cqi] text-white">
      <img
        src={paths.pattern(text)}
        alt=""
        width={803}
        height={133}
        loading={isBelow ? "lazy" : "eager"}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="relative max-w-[80%] text-[clamp(0.875rem,3.2cqi,1.625rem)] leading-tight font-bold text-balance">
        {text}
      </span>
      <span
        aria-hidden
        className="relative ms-auto text-[clamp(1rem,4cqi,2rem)] font-bold text-sand"
      >
        →
      </span>
    </span>
  );
}
