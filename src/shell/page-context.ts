import { RouterContextProvider } from "react-router";
import { accountsContext } from "#features/accounts/accounts.context.ts";
import type { AccountsService } from "#features/accounts/accounts.service.server.ts";
import { advertsContext } from "#features/adverts/adverts.context.ts";
import type { AdvertsService } from "#features/adverts/adverts.service.server.ts";
import { chatContext } from "#features/chat/chat.context.ts";
import type { ChatService } from "#features/chat/chat.service.server.ts";
import { contactContext } from "#features/contact/contact.context.ts";
import type { ContactService } from "#features/contact/contact.service.server.ts";
import { contentContext } from "#features/content/content.context.ts";
import type { ContentService } from "#features/content/content.service.server.ts";
import { coursesContext } from "#features/courses/courses.context.ts";
import type { CoursesService } from "#features/courses/courses.service.server.ts";
import { institutionsContext } from "#features/institutions/institutions.context.ts";
import type { InstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { sourcesContext } from "#features/sources/sources.context.ts";
import type { SourcesService } from "#features/sources/sources.service.server.ts";
import { type PageRequest, requestContext, type SiteSettings, siteContext } from "#web/context.ts";

/** The services that pages use, each under the context key of its feature. */
export interface PageServices {
  accounts: AccountsService;
  adverts: AdvertsService;
  chat: ChatService;
  contact: ContactService;
  content: ContentService;
  courses: CoursesService;
  institutions: InstitutionsService;
  published: Published;
  sources: SourcesService;
}

/** The parts that one page is rendered with. */
export interface PageParts {
  services: PageServices;
  site: SiteSettings;
  request: PageRequest;
}

/** The context of the loaders and actions of one request. */
export function pageContext({ services, site, request }: PageParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(accountsContext, services.accounts);
  context.set(advertsContext, services.adverts);
  context.set(chatContext, services.chat);
  context.set(contactContext, services.contact);
  context.set(contentContext, services.content);
  context.set(coursesContext, services.courses);
  context.set(institutionsContext, services.institutions);
  context.set(publishedContext, services.published);
  context.set(sourcesContext, services.sources);
  context.set(siteContext, site);
  context.set(requestContext, request);
  return context;
}
