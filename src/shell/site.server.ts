import type { FastifyInstance } from "fastify";
import { advertFolder, advertPictures } from "#features/adverts/advert-pictures.server.ts";
import type { Content } from "#features/content/content.ts";
import type { PicturesService } from "#features/pictures/pictures.service.server.ts";
import { uploadedFiles } from "#features/pictures/uploaded-files.server.ts";
import { sharePictures } from "#features/sharing/sharing.api.server.ts";
import type { SharingService } from "#features/sharing/sharing.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Env } from "#platform/env.ts";
import type { SecurityLog } from "#platform/security-log.ts";
import type { SiteSettings } from "#web/context.ts";
import { webManifest } from "./manifest.server.ts";
import type { PageServices } from "./page-context.ts";
import { pages, type RenderPage } from "./pages.server.ts";
import { pictures } from "./pictures.server.ts";
import { securityTxt } from "./security-txt.server.ts";
import { sitemap } from "./sitemap.server.ts";

interface SiteOptions {
  env: Env;
  storage: Storage;
  services: PageServices & {
    sharing: SharingService;
    pictures: PicturesService;
    security: SecurityLog;
  };
  /** Renders a page; undefined in tests of the API alone. */
  renderPage: RenderPage | undefined;
  /** Folder of the built browser files; undefined in development, where Vite serves them. */
  clientFolder: string | undefined;
}

/** Everything except the API: pages, pictures, sitemap and security.txt. */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { env, storage, services, renderPage, clientFolder } = options;
  const { published, content, sharing, pictures: uploaded } = services;
  const settings = siteSettings(env);
  const siteNow = async () => withOwn(settings, (await content.current()).settings);
  await app.register(securityTxt, {
    publicUrl: env.PUBLIC_URL,
    contactEmail: async () => (await siteNow()).operatorEmail,
  });
  await app.register(webManifest);
  await app.register(sitemap, { published, storage, publicUrl: env.PUBLIC_URL });
  await app.register(pictures, { published, content });
  await app.register(sharePictures, { sharing });
  await app.register(advertPictures, { folder: advertFolder(env.DATA_DIR) });
  await app.register(uploadedFiles, { pictures: uploaded });
  if (!renderPage) return;
  await app.register(pages, {
    renderPage,
    services,
    security: services.security,
    site: settings,
    siteNow,
    clientFolder,
    onError: (error) => app.log.error(error),
  });
}

/** The server's settings, and in their place what the operator says in the office. */
function withOwn(settings: SiteSettings, own: Content["settings"]): SiteSettings {
  const { social, operatorEmail } = settings;
  return {
    ...settings,
    siteName: own.site_name,
    operatorEmail: own.contact_email ?? operatorEmail,
    social: {
      Instagram: own.instagram ?? social.Instagram,
      X: own.x ?? social.X,
      Facebook: own.facebook ?? social.Facebook,
      LinkedIn: own.linkedin ?? social.LinkedIn,
    },
  };
}

function siteSettings(env: Env): SiteSettings {
  return {
    publicUrl: env.PUBLIC_URL,
    operatorEmail: env.OPERATOR_EMAIL,
    social: {
      Instagram: env.INSTAGRAM_URL,
      X: env.X_URL,
      Facebook: env.FACEBOOK_URL,
      LinkedIn: env.LINKEDIN_URL,
    },
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL,
    showsStyleguide: env.STYLEGUIDE === "on",
  };
}
