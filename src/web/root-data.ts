import { useRouteLoaderData } from "react-router";

/**
 * The data that the root loads for every page; each caller names the part that it reads. Undefined
 * where the server could not read the directory.
 */
export function useRootData<Read>(): Read | undefined {
  return useRouteLoaderData("root") as Read | undefined;
}
