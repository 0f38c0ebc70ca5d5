import { services } from "#web/context.ts";
import type { Route } from "./+types/home.route.ts";

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).published.current().stats;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <main>{loaderData.courses} courses</main>;
}
