import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AccountsService, openAccounts } from "#features/accounts/accounts.service.server.ts";
import type { HashCost } from "#features/accounts/password-hashing.server.ts";
import { twoFactorKey } from "#features/accounts/two-factor-key.server.ts";
import { advertFolder } from "#features/adverts/advert-pictures.server.ts";
import { openAdverts } from "#features/adverts/adverts.service.server.ts";
import { createHouseAdverts } from "#features/adverts/house-adverts.service.server.ts";
import { openAdvertSales } from "#features/adverts/sales/open-sales.server.ts";
import { openAlerts } from "#features/alerts/alerts.service.server.ts";
import { createApplications } from "#features/applications/applications.service.server.ts";
import { forgetOldEntries } from "#features/audit/audit.repository.server.ts";
import { createAudit } from "#features/audit/audit.service.server.ts";
import type { Responder } from "#features/chat/answer.ts";
import { createAssistant } from "#features/chat/assistant.server.ts";
import { createChatService } from "#features/chat/chat.service.server.ts";
import { createDirectory } from "#features/chat/directory.server.ts";
import { createContactService } from "#features/contact/contact.service.server.ts";
import { subjectFinder } from "#features/contact/find-subject.server.ts";
import { createTickets } from "#features/contact/tickets.service.server.ts";
import { createContentService } from "#features/content/content.service.server.ts";
import type { OwnSettings } from "#features/content/content.ts";
import { createContentOffice } from "#features/content/content-office.service.server.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createEditing } from "#features/editing/editing.service.server.ts";
import { createSpreadsheets } from "#features/editing/spreadsheets/spreadsheets.service.server.ts";
import { createFixedPages, textFigures } from "#features/fixed-pages/fixed-pages.service.server.ts";
import { createFixedPagesOffice } from "#features/fixed-pages/fixed-pages-office.service.server.ts";
import type { OtherHosts } from "#features/fixed-pages/shipped/privacy.server.ts";
import { shippedTexts } from "#features/fixed-pages/shipped/shipped-texts.server.ts";
import { createCategoryTree } from "#features/importing/categories/category-tree.service.server.ts";
import { openDownloads } from "#features/importing/exporting/downloads.service.server.ts";
import { raiseCatalogueVersion } from "#features/importing/importing.repository.server.ts";
import { createRecordJoining } from "#features/importing/matching/record-joining.server.ts";
import { openImportRuns } from "#features/importing/runs/runs.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { createKeys } from "#features/keys/keys.service.server.ts";
import { createMemberships } from "#features/memberships/memberships.service.server.ts";
import { CHOSEN_FACTS } from "#features/office/stated-facts.ts";
import { openOperatorMails } from "#features/operator-mails/operator-mails.service.server.ts";
import { openPictures } from "#features/pictures/pictures.service.server.ts";
import { openPublished } from "#features/publishing/published.service.server.ts";
import { createSynonyms } from "#features/publishing/synonyms.service.server.ts";
import { questionSubjectFinder } from "#features/questions/find-subject.server.ts";
import { createQuestionInbox } from "#features/questions/inbox.service.server.ts";
import { createQuestions } from "#features/questions/questions.service.server.ts";
import { createSharingService } from "#features/sharing/sharing.service.server.ts";
import { createSourcesService } from "#features/sources/sources.service.server.ts";
import { createFigures } from "#features/visits/figures.service.server.ts";
import { createInsight } from "#features/visits/insight.service.server.ts";
import { openVisits } from "#features/visits/visits.service.server.ts";
import type { WhoIs } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { readSecret } from "#platform/db/secrets.ts";
import type { Env } from "#platform/env.ts";
import { createMailer } from "#platform/mail.server.ts";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import { createSecurityLog } from "#platform/security-log.ts";
import { SITE_NAME } from "#web/metadata.ts";

export interface ServiceOptions {
  env: Env;
  storage: Storage;
  /** For tests: who answers in the chat instead of the guide, and who they say asks. */
  assistant?: { responder: Responder; whoIs?: WhoIs } | undefined;
  /** What hashing a password costs, and when a registration is answered; lower in tests only. */
  hashCost?: HashCost | undefined;
  registrationTime?: number | undefined;
}

/** The services of all features. Each is closed with the app, before those that it uses. */
export async function openServices(app: FastifyInstance, options: ServiceOptions) {
  const { env, storage, assistant } = options;
  const onError = (error: unknown) => app.log.error(error);
  const directory = await openDirectory(app, options);
  const queue = openMailQueue({
    storage: storage.background,
    mailer: createMailer({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      outbox: join(env.DATA_DIR, "outbox"),
    }),
    onError,
  });
  app.addHook("onClose", () => queue.stop());
  const contact = createContactService({
    storage,
    queue,
    operatorEmail: env.OPERATOR_EMAIL,
    publicUrl: env.PUBLIC_URL,
    findSubject: subjectFinder(directory),
  });
  const questions = createQuestions({
    storage,
    queue,
    operatorEmail: env.OPERATOR_EMAIL,
    publicUrl: env.PUBLIC_URL,
    findSubject: questionSubjectFinder(directory),
    onAsked: (about) => visits.asked(about),
    onError,
  });
  app.addHook("onClose", () => questions.close());
  const chat = createChatService({
    storage,
    responder: assistant?.responder ?? (await assistantOf(app, options, directory)),
    freeMessages: env.FREE_MESSAGES,
    onError,
    onUnanswered: (message) => visits.unanswered(message),
  });
  app.addHook("onClose", () => chat.close());
  const security = await securityLogOf(app, options);
  const memberships = createMemberships({
    storage,
    queue,
    publicUrl: env.PUBLIC_URL,
    security,
    accounts: () => ({
      hasAccount: accounts.hasAccount,
      enter: accounts.enter,
      tryLink: accounts.linkTries("invitation"),
    }),
  });
  const editing = createEditing({
    ...{ storage, queue, publicUrl: env.PUBLIC_URL, onError },
    membershipsOf: memberships.membershipsOf,
  });
  app.addHook("onClose", () => editing.stopScheduling());
  const pictures = await openPictures({
    storage,
    dataDir: env.DATA_DIR,
    filesUrl: env.FILES_URL,
    refuseUnlessEditable: editing.refuseUnlessEditable,
    onError,
  });
  app.addHook("onClose", () => pictures.close());
  const keys = createKeys({
    ...{ storage, queue, security, publicUrl: env.PUBLIC_URL },
    keptBy: editing.keeperOfKeys,
  });
  const spreadsheets = createSpreadsheets({ storage, seerOf: editing.seerOf });
  app.addHook("onClose", () => spreadsheets.stop());
  const { published } = directory;
  const alerts = openAlerts({
    storage,
    queue,
    published,
    publicUrl: env.PUBLIC_URL,
    secret: await readSecret(storage, "alert_links"),
    onError,
  });
  app.addHook("onClose", () => alerts.close());
  const accounts: AccountsService = await openAccounts({
    storage,
    queue,
    publicUrl: env.PUBLIC_URL,
    security,
    key: twoFactorKey({ setting: env.TWO_FACTOR_KEY, dataDir: env.DATA_DIR }),
    onError,
    exportedParts: [
      { name: "chat_messages", of: chat.messagesOf },
      { name: "memberships", of: memberships.exportedMemberships },
      { name: "changes", of: editing.changesOf },
      { name: "keep_me_posted", of: alerts.exportOf },
    ],
    forgetExpiredParts: async (trx, now) => {
      await memberships.forgetExpired(trx, now);
      await applications.forgetOld(trx, now);
      await forgetOldEntries(trx, now);
    },
    beforeDeletion: memberships.refuseOnlyOwner,
    hashCost: options.hashCost,
    registrationTime: options.registrationTime,
  });
  app.addHook("onClose", () => accounts.close());
  const applications = createApplications({
    storage,
    queue,
    publicUrl: env.PUBLIC_URL,
    operatorEmail: env.OPERATOR_EMAIL,
    security,
    tryLink: accounts.linkTries("application"),
    invite: memberships.inviteApplicant,
  });
  const inbox = createQuestionInbox({
    storage,
    queue,
    operatorEmail: env.OPERATOR_EMAIL,
    publicUrl: env.PUBLIC_URL,
    institutionsOf: editing.institutionsOf,
  });
  const whoIs = assistant?.whoIs ?? accounts.whoIs;
  const adverts = await openAdverts(storage.background, { onError });
  app.addHook("onClose", () => adverts.close());
  const sales = await openAdvertSales({
    ...{ storage, queue, publicUrl: env.PUBLIC_URL, operatorEmail: env.OPERATOR_EMAIL, onError },
    folder: advertFolder(env.DATA_DIR),
  });
  app.addHook("onClose", () => sales.close());
  const imports = openImportRuns({
    storage,
    dataDir: env.DATA_DIR,
    onError,
  });
  app.addHook("onClose", () => imports.close());
  const visits = openVisits({ storage: storage.background, published, onError });
  app.addHook("onClose", () => visits.close());
  const operatorMails = openOperatorMails({
    ...{ storage, queue, dataDir: env.DATA_DIR, publicUrl: env.PUBLIC_URL, onError },
    operatorEmail: env.OPERATOR_EMAIL,
  });
  app.addHook("onClose", () => operatorMails.close());
  const { institutionsOf } = editing;
  const figures = createFigures({ storage, published, institutionsOf });
  const own = {
    contact,
    questions,
    inbox,
    chat,
    accounts,
    memberships,
    applications,
    editing,
    pictures,
    keys,
    spreadsheets,
    alerts,
    adverts,
    houseAdverts: createHouseAdverts(storage),
    advertOrders: sales.advertOrders,
    selling: sales.selling,
    imports,
    visits,
    audit: createAudit(storage),
    figures,
    insight: createInsight({ storage, published, facts: CHOSEN_FACTS }),
    synonyms: createSynonyms(storage),
    queue,
    operatorMails,
    tickets: createTickets({ storage, queue, publicUrl: env.PUBLIC_URL }),
    joining: createRecordJoining(storage),
    security,
    categoryTree: createCategoryTree(storage),
  };
  return { ...directory, ...own, whoIs };
}

export type Services = Awaited<ReturnType<typeof openServices>>;

/** What there is to read: the published catalogue, and what is written around it. */
async function openDirectory(app: FastifyInstance, { env, storage }: ServiceOptions) {
  const onError = (error: unknown) => app.log.error(error);
  const published = await openPublished(storage, onError);
  app.addHook("onClose", () => published.stop());
  const content = createContentService({ storage, published, onError });
  await content.current();
  const shipped = shippedTexts(otherHosts(env));
  const fixedPages = createFixedPages({ storage, published, shipped, onError });
  await fixedPages.open();
  const folder = join(env.DATA_DIR, "downloads");
  return {
    published,
    content,
    contentOffice: createContentOffice({
      storage,
      announce: raiseCatalogueVersion,
      shipped: shippedSettings(env),
    }),
    fixedPages,
    texts: createFixedPagesOffice({
      ...{ storage, shipped, announce: raiseCatalogueVersion },
      figures: () => textFigures(published),
      contactEmail: async () =>
        (await content.current()).settings.contact_email ?? env.OPERATOR_EMAIL,
    }),
    courses: createCoursesService(storage, published),
    institutions: createInstitutionsService(storage, published),
    sources: createSourcesService(storage),
    sharing: createSharingService(published),
    downloads: openDownloads({ settings: storage.settings, published, folder }),
  };
}

/** Hosts that the privacy policy names. */
function otherHosts({ ANALYTICS_SCRIPT_URL: analytics, AI_BASE_URL: model }: Env): OtherHosts {
  return {
    analytics: analytics && new URL(analytics).host,
    modelHost: model && new URL(model).host,
  };
}

/** What holds where the operator says nothing of the site in the office. */
function shippedSettings(env: Env): OwnSettings {
  return {
    site_name: SITE_NAME,
    contact_email: env.OPERATOR_EMAIL,
    instagram: env.INSTAGRAM_URL,
    x: env.X_URL,
    facebook: env.FACEBOOK_URL,
    linkedin: env.LINKEDIN_URL,
  };
}

type Directory = Awaited<ReturnType<typeof openDirectory>>;

function assistantOf(
  app: FastifyInstance,
  { env, storage }: ServiceOptions,
  { published, courses, institutions }: Directory,
): Promise<Responder> {
  const directory = createDirectory({ storage, published, courses, institutions });
  return createAssistant({ env, directory, onError: (error) => app.log.warn(error) });
}

/** Written whatever LOG_LEVEL is, unless it is silent: it is what is read after something happened. */
async function securityLogOf(app: FastifyInstance, { env, storage }: ServiceOptions) {
  const level = env.LOG_LEVEL === "silent" ? "silent" : "info";
  return createSecurityLog(app.log.child({}, { level }), await readSecret(storage, "security_log"));
}
