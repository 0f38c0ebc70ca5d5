import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { OFFICE_ROUTES } from "./web/office-parts.ts";
import { PAGES } from "./web/pages.ts";

const { office, ...others } = PAGES;

const routeOf = ({ path, route: module }: { path: string; route: string }) => {
  const file = `./features/${module}.route.tsx`;
  return path === "/" ? index(file) : route(path.slice(1), file);
};

export default [
  ...Object.values(others).map(routeOf),
  layout("./features/office/frame.route.tsx", [...OFFICE_ROUTES, office].map(routeOf)),
  route("*", "./shell/not-found.route.tsx"),
] satisfies RouteConfig;
