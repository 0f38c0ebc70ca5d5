import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { COLOURS } from "#ui/colours.ts";

/** Without JavaScript the header cannot change on scrolling, so it scrolls away. */
const WITHOUT_SCRIPT = ".site-news,.site-bar{position:relative;top:0}";

/** Links and colours in the document's head that are the same on every page. */
export function SiteHead() {
  return (
    <>
      <meta name="theme-color" content={COLOURS.deep} />
      <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
    </>
  );
}
