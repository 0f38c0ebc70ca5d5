import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { PAGES } from "./web/pages.ts";

export default [
  ...Object.values(PAGES).map(({ path, route: module }) => {
    const file = `./features/${module}.route.tsx`;
    return path === "/" ? index(file) : route(path.slice(1), file);
  }),
  route("*", "./shell/not-found.route.tsx"),
] satisfies RouteConfig;
