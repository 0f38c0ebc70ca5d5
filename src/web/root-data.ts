import { useRouteLoaderData } from "react-router";

/**
 * What the root loaded for every page; each part of the site names what it reads of it. Undefined
 * where the server could not read the directory.
 */
export function useRootData<Read>(): Read | undefined {
  return useRouteLoaderData("root") as Read | undefined;
}
