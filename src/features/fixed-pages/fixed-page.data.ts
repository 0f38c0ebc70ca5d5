import { type LoaderFunctionArgs, redirect } from "react-router";
import { siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import { fixedPagesContext } from "./fixed-pages.context.ts";
import { type FixedPageName, fixedPage, type ShownText } from "./fixed-pages.ts";

/** Parameter of the address of a text that is not in force yet: its id. */
export const COMING = "coming";

/** What a page that is a long text shows. */
export interface LongTextData {
  text: ShownText;
  operatorEmail: string;
  publicUrl: string;
}

type LoaderArgs = Pick<LoaderFunctionArgs, "context"> & { url: URL };

/** The text of a page that is in force, or the coming one that the address names. */
export function longTextLoader(page: FixedPageName) {
  return async ({ context, url }: LoaderArgs): Promise<LongTextData> => {
    const id = url.searchParams.get(COMING);
    const pages = context.get(fixedPagesContext);
    const text = await (id === null ? pages.shown(page) : pages.coming(page, Number(id)));
    if (!text) throw redirect(paths[fixedPage(page).path]());
    const { operatorEmail, publicUrl } = context.get(siteContext);
    return { text, operatorEmail, publicUrl };
  };
}

/** The head of such a page; search engines know the text in force alone. */
export function longTextMeta(page: FixedPageName) {
  const { title, path } = fixedPage(page);
  return ({ loaderData }: { loaderData?: LongTextData | undefined }) => {
    if (!loaderData) return [];
    const { text, publicUrl } = loaderData;
    return metadata({
      title,
      description: text.summary,
      canonical: publicUrl + paths[path](),
      indexed: text.isFrom === null,
    });
  };
}
