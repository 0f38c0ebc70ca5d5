import type { FastifyInstance } from "fastify";
import { siteName } from "#platform/site-name.ts";
import { COLOURS } from "#ui/colours.ts";

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/** Serves what browsers call the site and how they draw it among apps (W3C Web App Manifest). */
export async function webManifest(app: FastifyInstance): Promise<void> {
  app.get("/site.webmanifest", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("application/manifest+json")
      .header("Cache-Control", "public, max-age=3600")
      .send({
        name: `${siteName}: courses in the Maldives`,
        short_name: siteName,
        description: "Find, filter and compare courses in the Maldives.",
        lang: "en",
        start_url: "/",
        display: "browser",
        background_color: COLOURS.ground,
        theme_color: COLOURS.deep,
        icons: [
          icon("icon-192", 192),
          icon("icon-512", 512),
          icon("icon-maskable-512", 512, "maskable"),
        ],
      }),
  );
}
