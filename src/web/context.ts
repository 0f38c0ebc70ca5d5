import { createContext } from "react-router";
import type { AccountForms } from "#features/accounts/account-forms.server.ts";
import type { AdvertsService } from "#features/adverts/adverts.service.server.ts";
import type { ChatService } from "#features/chat/chat.service.server.ts";
import type { ContactService } from "#features/contact/contact.service.server.ts";
import type { ContentService } from "#features/content/content.service.server.ts";
import type { CoursesService } from "#features/courses/courses.service.server.ts";
import type { InstitutionsService } from "#features/institutions/institutions.service.server.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { SourcesService } from "#features/sources/sources.service.server.ts";
import type { SocialAddresses } from "./site/navigation.ts";

/** What a page's loader may ask. */
export interface PageServices {
  published: Published;
  courses: CoursesService;
  institutions: InstitutionsService;
  content: ContentService;
  contact: ContactService;
  adverts: AdvertsService;
  sources: SourcesService;
  accountForms: AccountForms;
  chat: ChatService;
  /** Origin of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** Where visitors write to. */
  operatorEmail: string;
  /** The operator's own pages on the networks. */
  social: SocialAddresses;
  /** Script of the operator's own analytics; null for none. */
  analyticsScriptUrl: string | null;
  /** Host of the language model that answers in the chat; null where the guide alone does. */
  modelHost: string | null;
  /** True where a production build serves the styleguide, for its tests. */
  showsStyleguide: boolean;
  /** Writes a failure to the log. */
  onError: (error: unknown) => void;
  /** Origins of the pictures of other sites that published records name. */
  pictureOrigins: () => Promise<readonly string[]>;
  /** Takes the texts of the inline scripts that the renderer was given for this page. */
  inlineScripts: Set<string>;
  /** Network address of who asks: for limits only, a page must not depend on it. */
  visitorAddress: string;
}

/** Set by the server for each request; loaders read it with `context.get(services)`. */
export const services = createContext<PageServices>();
