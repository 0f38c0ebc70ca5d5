import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { CHOSEN_FACTS } from "#catalogue/stated-facts.ts";
import { type AccountsService, openAccounts } from "#features/accounts/accounts.service.server.ts";
import type { HashCost } from "#features/accounts/password-hashing.server.ts";
import { twoFactorKey } from "#features/accounts/two-factor-key.server.ts";
import { advertFolder } from "#features/adverts/advert-pictures.server.ts";
import { openAdverts } from "#features/adverts/adverts.service.server.ts";
import { createHouseAdverts } from "#features/adverts/house-adverts.service.server.ts";
import { openAdvertSales } from "#features/adverts/sales/open-sales.server.ts";
import { openAlerts } from "#features/alerts/alerts.service.server.ts";
import { createApplications } from "#features/applications/applications.service.server.ts";
import { createAudit } from "#features/audit/audit.service.server.ts";
import { createCategoryTree } from "#features/categories/category-tree.service.server.ts";
import type { Responder } from "#features/chat/answer.ts";
import { createAssistant } from "#features/chat/assistant.server.ts";
import { type ChatService, createChatService } from "#features/chat/chat.service.server.ts";
import { createRecords } from "#features/chat/records.server.ts";
import { createContactService } from "#features/contact/contact.service.server.ts";
import { subjectFinder } from "#features/contact/find-subject.server.ts";
import { createTickets } from "#features/contact/tickets.service.server.ts";
import { createContentService } from "#features/content/content.service.server.ts";
import type { OwnSettings } from "#features/content/content.ts";
import { createContentOffice } from "#features/content/content-office.service.server.ts";
import { createCoursesService } from "#features/courses/courses.service.server.ts";
import { createFixedPages, textFigures } from "#features/fixed-pages/fixed-pages.service.server.ts";
import { FIXED_PAGE_NAMES, fixedPage } from "#features/fixed-pages/fixed-pages.ts";
import { createFixedPagesOffice } from "#features/fixed-pages/fixed-pages-office.service.server.ts";
import type { OtherHosts } from "#features/fixed-pages/shipped/privacy.server.ts";
import { shippedTexts } from "#features/fixed-pages/shipped/shipped-texts.server.ts";
import { openDownloads } from "#features/importing/exporting/downloads.service.server.ts";
import { openImportRuns } from "#features/importing/runs/runs.service.server.ts";
import { createInstitutionsService } from "#features/institutions/institutions.service.server.ts";
import { createKeys } from "#features/keys/keys.service.server.ts";
import { createMemberships } from "#features/memberships/memberships.service.server.ts";
import { openOperatorMails } from "#features/operator-mails/operator-mails.service.server.ts";
import { openPictures } from "#features/pictures/pictures.service.server.ts";
import { openPublished, type Published } from "#features/publishing/published.service.server.ts";
import { createSynonyms } from "#features/publishing/synonyms.service.server.ts";
import { questionSubjectFinder } from "#features/questions/find-subject.server.ts";
import { createQuestionInbox } from "#features/questions/inbox.service.server.ts";
import { createQuestions } from "#features/questions/questions.service.server.ts";
import { createSharingService } from "#features/sharing/sharing.service.server.ts";
import { createSourcesService } from "#features/sources/sources.service.server.ts";
import { createSheetJobs } from "#features/spreadsheets/sheet-jobs.server.ts";
import { createSpreadsheets } from "#features/spreadsheets/spreadsheets.service.server.ts";
import { createFigures } from "#features/visits/figures.service.server.ts";
import { createInsight } from "#features/visits/insight.service.server.ts";
import { openVisits, type VisitsService } from "#features/visits/visits.service.server.ts";
import { createWaiting } from "#features/waiting/waiting.service.server.ts";
import type { WhoIs } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { readSecret } from "#platform/db/secrets.ts";
import type { Env } from "#platform/env.ts";
import { createMailer } from "#platform/mail.server.ts";
import { openMailQueue } from "#platform/mail-queue.server.ts";
import { createSecurityLog } from "#platform/security-log.ts";
import { SITE_NAME } from "#platform/site-name.ts";
import { forgetOldEntries } from "#records/audit/audit.repository.server.ts";
import { createEditing, type EditingService } from "#records/editing/editing.service.server.ts";
import { createRecordJoining } from "#records/matching/record-joining.server.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { paths } from "#web/paths.ts";

export interface ServiceOptions {
  env: Env;
  storage: Storage;
  /** For tests: who answers in the chat instead of the guide, and who they say asks. */
  assistant?: { responder: Responder; whoIs?: WhoIs } | undefined;
  /** What hashing a password costs, and when a registration is answered; lower in tests only. */
  hashCost?: HashCost | undefined;
  registrationTime?: number | undefined;
}

/**
 * The services of all features, area by area: each is closed with the app, before those that it
 * uses.
 */
export async function openServices(app: FastifyInstance, options: ServiceOptions) {
  const ground = await openGround(app, options);
  const directory = await openDirectory(app, options, ground);
  const reading = { ...ground, published: directory.published };
  const visits = openVisits({ ...reading, storage: ground.storage.background });
  app.addHook("onClose", () => visits.close());
  const asking = openAsking(app, ground, { directory, visits });
  const { chat, model } = await openChat(app, options, { ground, directory, visits });
  const people = await openPeople(app, options, { reading, chat });
  const whoIs = options.assistant?.whoIs ?? people.accounts.whoIs;
  return {
    ...directory,
    visits,
    ...asking,
    chat,
    model,
    ...people,
    whoIs,
    ...(await openInstitutionWork(app, options, { reading, editing: people.editing })),
    ...(await openAdvertising(app, ground)),
    ...openOperatorWork(app, reading),
    queue: ground.queue,
    security: ground.security,
  };
}

export type Services = Awaited<ReturnType<typeof openServices>>;

/** What most services are opened with. */
async function openGround(app: FastifyInstance, { env, storage }: ServiceOptions) {
  const onError = (error: unknown) => app.log.error(error);
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
  // Written whatever LOG_LEVEL is, unless it is silent: it is what is read after something happened.
  const level = env.LOG_LEVEL === "silent" ? "silent" : "info";
  const log = app.log.child({}, { level });
  return {
    storage,
    queue,
    onError,
    security: createSecurityLog(log, await readSecret(storage, "security_log")),
    publicUrl: env.PUBLIC_URL,
    operatorEmail: env.OPERATOR_EMAIL,
    dataDir: env.DATA_DIR,
  };
}

type Ground = Awaited<ReturnType<typeof openGround>>;

/** With what is published. */
type ReadingGround = Ground & { published: Published };

/** What there is to read: the published catalogue, and what is written around it. */
async function openDirectory(
  app: FastifyInstance,
  { env }: ServiceOptions,
  { storage, onError }: Ground,
) {
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
      storage,
      shipped,
      announce: raiseCatalogueVersion,
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

/** What visitors ask us or an institution, and its answers. */
function openAsking(
  app: FastifyInstance,
  ground: Ground,
  { directory, visits }: { directory: Directory; visits: VisitsService },
) {
  const questions = createQuestions({
    ...ground,
    findSubject: questionSubjectFinder(directory),
    onAsked: visits.asked,
  });
  app.addHook("onClose", () => questions.close());
  const contact = createContactService({ ...ground, findSubject: subjectFinder(directory) });
  return { questions, contact, tickets: createTickets(ground) };
}

/** The desk of the chat, or a counsellor with a model. */
async function openChat(
  app: FastifyInstance,
  { env, storage, assistant }: ServiceOptions,
  { ground, directory, visits }: { ground: Ground; directory: Directory; visits: VisitsService },
) {
  const { responder, model } = assistant
    ? { ...assistant, model: null }
    : await createAssistant({
        env,
        storage,
        records: recordsOf(directory),
        onError: (error) => app.log.warn(error),
      });
  app.addHook("onClose", () => model?.close());
  const chat = createChatService({
    ...ground,
    responder,
    freeMessages: env.FREE_MESSAGES,
    onUnanswered: visits.unanswered,
  });
  app.addHook("onClose", () => chat.close());
  return { chat, model };
}

/** What the chat looks up. */
function recordsOf({ published, courses, institutions, content, fixedPages }: Directory) {
  return createRecords({
    published,
    courses,
    institutions,
    questions: async () => (await content.current()).faqs,
    fixedPages: () =>
      Promise.all(
        FIXED_PAGE_NAMES.map(async (name) => ({
          link: paths[fixedPage(name).path](),
          sections: (await fixedPages.shown(name)).sections,
        })),
      ),
  });
}

/** Accounts, whom they speak for, what they follow, and what they may change. */
async function openPeople(
  app: FastifyInstance,
  { env, hashCost, registrationTime }: ServiceOptions,
  { reading, chat }: { reading: ReadingGround; chat: ChatService },
) {
  const alerts = openAlerts({
    ...reading,
    secret: await readSecret(reading.storage, "alert_links"),
    proveAddress: (trx, owner) => accounts.proveAddress(trx, owner),
  });
  app.addHook("onClose", () => alerts.close());
  const memberships = createMemberships({
    ...reading,
    accounts: () => ({
      hasAccount: accounts.hasAccount,
      enter: accounts.enter,
      tryLink: accounts.linkTries("invitation"),
    }),
  });
  const editing = createEditing({ ...reading, membershipsOf: memberships.membershipsOf });
  app.addHook("onClose", () => editing.stopScheduling());
  const accounts: AccountsService = await openAccounts({
    ...reading,
    hashCost,
    registrationTime,
    key: twoFactorKey({ setting: env.TWO_FACTOR_KEY, dataDir: env.DATA_DIR }),
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
  });
  app.addHook("onClose", () => accounts.close());
  const applications = createApplications({
    ...reading,
    tryLink: accounts.linkTries("application"),
    invite: memberships.inviteApplicant,
  });
  return { memberships, editing, accounts, applications, alerts };
}

/** What is done in the office for institutions, beside changing their records. */
async function openInstitutionWork(
  app: FastifyInstance,
  { env }: ServiceOptions,
  { reading, editing }: { reading: ReadingGround; editing: EditingService },
) {
  const pictures = await openPictures({
    ...reading,
    filesUrl: env.FILES_URL,
    refuseUnlessEditable: editing.refuseUnlessEditable,
  });
  app.addHook("onClose", () => pictures.close());
  const spreadsheets = createSpreadsheets({
    ...reading,
    viewerOf: editing.viewerOf,
    readRecord: editing.readRecord,
  });
  app.addHook("onClose", () => spreadsheets.stop());
  const { institutionsOf } = editing;
  return {
    pictures,
    spreadsheets,
    keys: createKeys({ ...reading, keptBy: editing.keeperOfKeys }),
    inbox: createQuestionInbox({ ...reading, institutionsOf }),
    figures: createFigures({ ...reading, institutionsOf }),
    waiting: createWaiting({
      ...reading,
      hasMailServer: env.SMTP_URL !== null,
      contradicted: editing.contradicted,
    }),
  };
}

/** Adverts as visitors see them, and how they are ordered and sold. */
async function openAdvertising(app: FastifyInstance, ground: Ground) {
  const adverts = await openAdverts(ground.storage.background, ground);
  app.addHook("onClose", () => adverts.close());
  const sales = await openAdvertSales({ ...ground, folder: advertFolder(ground.dataDir) });
  app.addHook("onClose", () => sales.close());
  return {
    adverts,
    houseAdverts: createHouseAdverts(ground.storage),
    advertOrders: sales.advertOrders,
    selling: sales.selling,
  };
}

/** What operators do in the office for the whole directory. */
function openOperatorWork(app: FastifyInstance, reading: ReadingGround) {
  const sheets = createSheetJobs();
  const imports = openImportRuns({
    ...reading,
    readSheet: (file) => sheets.read("imports", file),
  });
  app.addHook("onClose", async () => {
    await sheets.stop();
    await imports.close();
  });
  const operatorMails = openOperatorMails(reading);
  app.addHook("onClose", () => operatorMails.close());
  const { storage } = reading;
  return {
    imports,
    operatorMails,
    audit: createAudit(storage),
    insight: createInsight({ ...reading, facts: CHOSEN_FACTS }),
    synonyms: createSynonyms(storage, raiseCatalogueVersion),
    joining: createRecordJoining(storage),
    categoryTree: createCategoryTree(storage),
  };
}
