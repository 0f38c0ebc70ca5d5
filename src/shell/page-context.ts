import { type RouterContext, RouterContextProvider } from "react-router";
import { accountsContext } from "#features/accounts/accounts.context.ts";
import { advertsContext, houseAdvertsContext } from "#features/adverts/adverts.context.ts";
import { advertOrdersContext, sellingContext } from "#features/adverts/sales/sales.context.ts";
import { alertsContext } from "#features/alerts/alerts.context.ts";
import { applicationsContext } from "#features/applications/applications.context.ts";
import { auditContext } from "#features/audit/audit.context.ts";
import { chatContext } from "#features/chat/chat.context.ts";
import { contactContext } from "#features/contact/contact.context.ts";
import { ticketsContext } from "#features/contact/tickets.context.ts";
import { contentContext } from "#features/content/content.context.ts";
import { coursesContext } from "#features/courses/courses.context.ts";
import { fixedPagesContext } from "#features/fixed-pages/fixed-pages.context.ts";
import { healthContext } from "#features/health/health.context.ts";
import { institutionsContext } from "#features/institutions/institutions.context.ts";
import { keysContext } from "#features/keys/keys.context.ts";
import { membershipsContext } from "#features/memberships/memberships.context.ts";
import { operatorMailsContext } from "#features/operator-mails/operator-mails.context.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { synonymsContext } from "#features/publishing/synonyms.context.ts";
import { questionInboxContext, questionsContext } from "#features/questions/questions.context.ts";
import { sourcesContext } from "#features/sources/sources.context.ts";
import { insightContext } from "#features/visits/insight.context.ts";
import { waitingContext } from "#features/waiting/waiting.context.ts";
import { editingContext } from "#records/editing/editing.context.ts";
import { joiningContext } from "#records/matching/joining.context.ts";
import { type PageRequest, requestContext, type SiteSettings, siteContext } from "#web/context.ts";

const SERVICE_KEYS = {
  accounts: accountsContext,
  adverts: advertsContext,
  advertOrders: advertOrdersContext,
  alerts: alertsContext,
  applications: applicationsContext,
  audit: auditContext,
  chat: chatContext,
  contact: contactContext,
  content: contentContext,
  courses: coursesContext,
  editing: editingContext,
  fixedPages: fixedPagesContext,
  houseAdverts: houseAdvertsContext,
  inbox: questionInboxContext,
  insight: insightContext,
  institutions: institutionsContext,
  joining: joiningContext,
  keys: keysContext,
  memberships: membershipsContext,
  operatorMails: operatorMailsContext,
  published: publishedContext,
  questions: questionsContext,
  selling: sellingContext,
  siteHealth: healthContext,
  sources: sourcesContext,
  synonyms: synonymsContext,
  tickets: ticketsContext,
  waiting: waitingContext,
};

/** The services that pages use. */
export type PageServices = {
  [Name in keyof typeof SERVICE_KEYS]: (typeof SERVICE_KEYS)[Name] extends RouterContext<
    infer Service
  >
    ? Service
    : never;
};

/** The parts that one page is rendered with. */
export interface PageParts {
  services: PageServices;
  site: SiteSettings;
  request: PageRequest;
}

/** The context of the loaders and actions of one request. */
export function pageContext({ services, site, request }: PageParts): RouterContextProvider {
  const context = new RouterContextProvider();
  const given = new Map<string, unknown>(Object.entries(services));
  for (const [name, key] of Object.entries(SERVICE_KEYS)) {
    context.set(key as RouterContext, given.get(name));
  }
  context.set(siteContext, site);
  context.set(requestContext, request);
  return context;
}
