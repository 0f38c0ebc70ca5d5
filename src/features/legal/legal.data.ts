import type { LoaderFunctionArgs } from "react-router";
import { siteContext } from "#web/context.ts";
import { fixedMeta } from "#web/metadata.ts";

/** What every page of this kind needs of its server. */
export function legalData({ context }: Pick<LoaderFunctionArgs, "context">) {
  return { operatorEmail: context.get(siteContext).operatorEmail };
}

/** The head of such a page. */
export const legalMeta = ({ title, summary }: { title: string; summary: string }, path: string) =>
  fixedMeta({ title, description: summary, path });
