import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // All routes are known from the first page: no request stands between a tap and the next page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
