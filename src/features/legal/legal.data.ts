import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";

export interface LegalData {
  publicUrl: string;
  operatorEmail: string;
}

/** What every page of this kind needs of its server. */
export function legalData(context: Readonly<RouterContextProvider>): LegalData {
  const { publicUrl, operatorEmail } = context.get(siteContext);
  return { publicUrl, operatorEmail };
}

/** The head of such a page. */
export function legalMeta(
  data: LegalData | undefined,
  page: { title: string; description: string; path: string },
): MetaDescriptor[] {
  if (!data) return [];
  const { path, ...rest } = page;
  return metadata({ ...rest, canonical: data.publicUrl + path });
}
