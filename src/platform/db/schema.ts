import type { Generated, Kysely, Transaction } from "kysely";
import type { COURSE_FIELDS, FEE_FIELDS, INTAKE_FIELDS } from "#catalogue/course.fields.ts";
import type { CONTACT_FIELDS, INSTITUTION_FIELDS } from "#catalogue/institution.fields.ts";
import type { ColumnsOf } from "#catalogue/record-fields.ts";
import type { MemberRole, Role } from "../access.ts";

/** What queries run on, and what a function asks for that has to run within a transaction. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A course; what it states are the columns of the table of fields. */
interface CourseColumns extends ColumnsOf<typeof COURSE_FIELDS> {
  id: Generated<number>;
  /** As of institutions, made from course_sources. */
  source: string;
  external_ref: string;
  institution_id: number;
  /** Since when no source holds the record any more: it is shown nowhere, and its address says so. */
  archived_on: Generated<string | null>;
  updated_at: string;
}

/** What one source says of a record. */
interface StatementColumns {
  /** A key of catalogue/sources.ts. With external_ref it is unique. */
  source: string;
  /** The record's reference in the source. */
  external_ref: string;
  /** Dates: YYYY-MM-DD, YYYY-MM or YYYY; null where not stated. */
  stated_on: string | null;
  holds_until: string | null;
  /** JSON: dates and notes of groups of facts that have their own; null where none has. */
  facts: string | null;
  /** Since when the source no longer holds the record; null while it does. */
  vanished_on: string | null;
  /** JSON of what the source says; null where it is the only one: then the record says it. */
  statement: string | null;
  /** The id that the record had before it was joined with another, whose address leads on. */
  joined_from: number | null;
}

/** A contradiction that somebody settled in favour of what is published. */
interface KeptValueColumns {
  source: string;
  field: string;
  /** JSON: what the source said then, as in the import format. */
  said: string;
  user_id: string | null;
  at: string;
}

/** The change that waits on a record. */
interface DraftColumns {
  /** Random; another one with every change of the draft. */
  tag: string;
  /** Version of the record that it changes. */
  based_on: number;
  /** JSON: the changed fields, as in the import format. */
  fields: string;
  state: "draft" | "submitted" | "returned" | "scheduled";
  /** Who saved it last; null for a key, and where that account is gone. */
  user_id: string | null;
  /** The institution's key that it was saved with. */
  key_id: number | null;
  saved_at: string;
  /** What it is undone together with, as of `changes`. */
  batch: string | null;
  /** What its reviewer says of it. */
  comment: string | null;
  /** When a scheduled one is published. */
  publish_at: string | null;
}

/**
 * Tables as both engines hold them: text, integer and real columns only. Booleans are 0 or 1, times
 * are ISO 8601 UTC text, lists are JSON text. `null` means "not stated".
 */
export interface Database {
  institutions: ColumnsOf<typeof INSTITUTION_FIELDS> & {
    id: Generated<number>;
    /**
     * The nearest source that states the record, and its reference there; made from
     * institution_sources, where every source has its row.
     */
    source: string;
    external_ref: string;
    /** As of courses. */
    archived_on: Generated<string | null>;
    updated_at: string;
  };
  contacts: ColumnsOf<typeof CONTACT_FIELDS> & {
    id: Generated<number>;
    institution_id: number;
    kind: "campus" | "faculty";
    position: number;
  };
  slides: {
    id: Generated<number>;
    institution_id: number;
    position: number;
    url: string;
    alt: string;
  };
  categories: {
    id: Generated<number>;
    /** Unique over all levels: the address of a filter names a category by it. */
    name: string;
    parent_id: number | null;
    /** Day in the Maldives on which an operator stated its name and place; null: an import did. */
    stated_on: Generated<string | null>;
  };
  /** Names that categories had; where a category has the name now, that one is meant. */
  former_category_names: {
    /** By which names are compared (`foldRecordName` of the importer). */
    folded: string;
    name: string;
    category_id: number;
    /** When it was last in use, ISO 8601. */
    until: string;
  };
  /** The same of institutions, whose names need not be unique. */
  former_institution_names: {
    folded: string;
    name: string;
    institution_id: number;
    until: string;
  };
  courses: CourseColumns;
  course_sources: StatementColumns & {
    course_id: number;
  };
  institution_sources: StatementColumns & {
    institution_id: number;
  };
  /** Pairs of records that somebody said are two. */
  records_kept_apart: {
    kind: "institution" | "course";
    source: string;
    external_ref: string;
    other_source: string;
    other_ref: string;
  };
  course_fees: ColumnsOf<typeof FEE_FIELDS> & {
    id: Generated<number>;
    course_id: number;
    position: number;
  };
  course_intakes: ColumnsOf<typeof INTAKE_FIELDS> & {
    course_id: number;
    position: number;
  };
  course_categories: {
    course_id: number;
    category_id: number;
    position: number;
  };
  course_campuses: {
    course_id: number;
    contact_id: number;
    position: number;
  };
  tickets: {
    id: Generated<number>;
    name: string;
    email: string;
    message: string;
    /** The record that a reported mistake is in; both null for a message about anything else. */
    course_id: number | null;
    institution_id: number | null;
    /** Its name when the message came. */
    subject: string | null;
    /** Group of facts that the mistake is in; null where that was left open. */
    about: string | null;
    /** What the page said of its source, and the version of the catalogue that was read. */
    shown: string | null;
    state: Generated<"open" | "answered" | "closed">;
    /** `users.id` of who takes care of it. */
    assigned_to: Generated<string | null>;
    created_at: string;
  };
  /** Backups that were made in the office; one at a time runs. */
  backups: {
    id: Generated<number>;
    /** Whole path of the archive. */
    file: string;
    by_name: string;
    state: "running" | "done" | "failed";
    started_at: string;
    finished_at: string | null;
    /** Of the archive; PostgreSQL gives it as a text. */
    bytes: number | null;
    error: string | null;
    /** When its server last said that it goes on; ISO 8601 UTC. */
    alive_at: string | null;
  };
  /** Mails to the operator by kind; what has no row comes, and was never told of. */
  operator_mails: {
    kind: string;
    is_off: number;
    /** ISO 8601 UTC, or a day in the Maldives of what is told once a day. */
    told_until: string | null;
  };
  /** What was answered to a message by mail, and what operators noted of it. */
  ticket_entries: {
    id: Generated<number>;
    ticket_id: number;
    kind: "answer" | "note";
    /** Who wrote it; null when the account is gone. */
    user_id: string | null;
    text: string;
    created_at: string;
  };
  /** What people ask institutions. */
  questions: {
    id: Generated<number>;
    institution_id: number;
    /** The course it is about; no foreign key, because `subject` says its name. */
    course_id: number | null;
    /** Name of the course or institution when it was asked. */
    subject: string;
    name: string;
    /** One of the two is there. */
    email: string | null;
    phone: string | null;
    message: string;
    /** The address that it was mailed to. */
    sent_to: string;
    state: "open" | "answered" | "closed";
    /** `users.id` of who takes care of it. */
    assigned_to: string | null;
    /** Hash of the token in the link that deletes it. */
    token_hash: string;
    created_at: string;
    /** When it was first answered, by mail from here or by telephone. */
    answered_at: string | null;
  };
  question_answers: {
    id: Generated<number>;
    question_id: number;
    /** Who answered; null when the account is gone. */
    user_id: string | null;
    text: string;
    created_at: string;
  };
  faqs: {
    id: Generated<number>;
    /** As of institutions: "sample" for what is invented, "magu" for the site's own words. */
    source: string;
    question: string;
    /** Sanitised HTML. */
    answer: string;
    position: number;
    status: Generated<"active" | "inactive">;
  };
  testimonials: {
    id: Generated<number>;
    source: string;
    text: string;
    name: string;
    photo_url: string | null;
    status: "active" | "inactive";
    /** Without one it comes after those that have one. */
    position: number | null;
  };
  partners: {
    id: Generated<number>;
    source: string;
    name: string;
    /** Null: the site draws one. */
    logo_url: string | null;
    link: string | null;
    position: number;
    status: Generated<"active" | "inactive">;
  };
  topline_messages: {
    id: Generated<number>;
    source: string;
    /** At most 120 characters. */
    text: string;
    link: string | null;
    position: number;
    /** From when, and until before when, it shows; null is open. */
    starts_at: string | null;
    ends_at: string | null;
  };
  /** What the operator says of the site, where it differs from what ships; JSON. */
  site_settings: {
    name: string;
    value: string;
  };
  page_texts: {
    id: Generated<number>;
    /** A key of `FIXED_PAGES` in features/fixed-pages. */
    page: string;
    /** JSON of the words; null for those that ship. */
    text: string | null;
    /** Of the text that shipped when it was saved, posted or kept. */
    shipped_digest: string;
    /** Null where the account is gone. */
    user_id: string | null;
    saved_at: string;
    /** Null for a draft, of which a page has one at most. */
    posted_at: Generated<string | null>;
    effective_at: Generated<string | null>;
    /** Null unless it was taken back before it was in force. */
    withdrawn_at: Generated<string | null>;
  };
  adverts: {
    id: Generated<number>;
    /** A key of features/adverts/slots.ts; null for a house advert, which fills any banner. */
    slot: string | null;
    advertiser: string;
    is_house: number;
    /** Name of the picture's file; null where the advert is its text. */
    picture: string | null;
    /** File of the first picture of an animation. */
    still: string | null;
    alt: string | null;
    text: string | null;
    /** An https address, or of a house advert a path of the site. */
    link: string;
    /** First and last day in the Maldives, both included; without an end it runs on. */
    starts_on: string;
    ends_on: string | null;
    weight: number;
    /** Taken off the site; the row stays for its counts. */
    removed_at: string | null;
  };
  advert_counts: {
    advert_id: number;
    /** Day in the Maldives. */
    day: string;
    impressions: number;
    clicks: number;
  };
  /** What is sold and for how much, as the operator changed it; the last one counts. */
  advert_price_lists: {
    id: Generated<number>;
    /** JSON of features/adverts/sales/price-list.ts. */
    content: string;
    created_at: string;
    /** Name of who changed it. */
    created_by: string;
  };
  /** Numbers that grow by one within a transaction, so that none is left out. */
  advert_counters: { name: string; last: number };
  advert_orders: {
    id: Generated<number>;
    state: "unconfirmed" | "waiting" | "returned" | "approved" | "cancelled";
    /** Of the person who ordered. */
    name: string;
    organisation: string;
    /** Postal address, in lines. */
    address: string;
    email: string;
    link: string;
    /** The material: a picture with its alternative text for banners, a text for the topline. */
    alt: string | null;
    text: string | null;
    picture: string | null;
    /** What the operator wrote with the last decision. */
    comment: string | null;
    /** Hash of the token in the mails' link. */
    token_hash: string;
    created_at: string;
    confirmed_at: string | null;
    decided_at: string | null;
    decided_by: string | null;
    /** When the next months were offered. */
    reminded_at: string | null;
  };
  advert_invoices: {
    id: Generated<number>;
    /** Such as 2026-0001: of each year without gaps. */
    number: string;
    order_id: number;
    /** YYYY-MM. */
    month: string;
    /** MVR. */
    amount: number;
    issued_on: string;
    due_on: string;
    /** JSON of what it says, which never changes. */
    content: string;
    paid_at: string | null;
    paid_by: string | null;
  };
  /** One slot for one month, at the price of the day of the order. */
  advert_order_places: {
    order_id: number;
    slot: string;
    month: string;
    /** MVR before the discount in per cent, and after it. */
    rate: number;
    discount: number;
    price: number;
    /** From 1, once for each slot and month; null where it is not held any more. */
    place: number | null;
    /** ISO 8601; null where it is paid. */
    held_until: string | null;
    /** The advert that runs, once the month is paid. */
    advert_id: number | null;
  };
  page_views: {
    /** Day in the Maldives. */
    day: string;
    /** Path of the page as features/visits counts it: without query, name or token. */
    path: string;
    views: number;
  };
  record_counts: {
    kind: "course" | "institution";
    record_id: number;
    /** Day in the Maldives, YYYY-MM-DD; of what is older than `DAILY_DAYS`, the month, YYYY-MM. */
    day: string;
    /** Its page was opened. */
    views: number;
    /** It stood on a page of the list, without a text. */
    listed: number;
    /** It stood on a page of what a text found. */
    found: number;
    shortlisted: number;
    compared: number;
    /** The phone number, mail address or website was followed. */
    phone: number;
    mail: number;
    website: number;
    /** The way to apply was followed: the institution's form, or a question to it. */
    applied: number;
    questions: number;
  };
  use_counts: {
    kind: "search" | "filter" | "question";
    /** Day in the Maldives. */
    day: string;
    /** A searched text, a filter with its value, or what the guide could not answer. */
    name: string;
    uses: number;
    /** Of these, how many found nothing. */
    empty: number;
  };
  imports: {
    id: Generated<number>;
    source: string;
    file_name: string;
    finished_at: string;
    /** JSON of the import report. */
    report: string;
    /** ISO 8601 UTC; null while it stands. */
    undone_at: string | null;
  };
  /** What the columns and words of a source's files mean; as said when one was last imported. */
  import_mappings: {
    source: string;
    /** JSON of `TableMapping`. */
    mapping: string;
    updated_at: string;
  };
  /** Imports that were begun in the office. */
  import_runs: {
    id: Generated<number>;
    /** Name of the adapter, which is the source's key too. */
    adapter: string;
    state: string;
    /** JSON of `RunOptions`. */
    options: string;
    /** JSON of the report of the last dry run, or of what was written. */
    report: string | null;
    /** JSON of what would change, of some records. */
    differences: string | null;
    /** JSON of `TableView`: how the last dry run read a table. */
    table_view: string | null;
    /** Why it failed, for people. */
    problem: string | null;
    asked_by: string | null;
    asked_by_name: string;
    /** ISO 8601 UTC. */
    created_at: string;
    updated_at: string;
    /** What it wrote. */
    import_id: number | null;
    /** When its server last said that it is at it; ISO 8601 UTC. */
    alive_at: string | null;
  };
  /** One row. Its version grows in the transaction of every published change. */
  catalogue_state: {
    id: number;
    version: number;
  };
  /** Terms that mean the same to a search, as an operator says; a JSON list of texts. */
  synonym_groups: {
    id: Generated<number>;
    terms: string;
    source: string;
    /** YYYY-MM-DD. */
    stated_on: string;
  };
  /** Which courses changed within the last hour, noted by triggers (docs/decisions/035). */
  course_changes: {
    /** On SQLite the version that the change comes out with, on PostgreSQL its transaction. */
    position: number;
    /** 0 for all courses. */
    course_id: number;
    changed_at: string;
  };
  /** One row. */
  course_changes_state: {
    id: number;
    /** Changes up to this position may be forgotten. */
    forgotten: number;
    /** Another text for another list of changes. */
    origin: string;
  };
  users: {
    /** Random text: what refers to a user is a text column. */
    id: string;
    name: string;
    /** In small letters; one account for each. */
    email: string;
    /** 1 once a link in a mail to this address was followed. */
    email_verified: Generated<number>;
    /**
     * The address that whoever holds the password showed to be theirs: what they set up outlasts a
     * proof of it by mail. Null, or another one than `email`, where nobody did.
     */
    proven_email: Generated<string | null>;
    mobile: string | null;
    role: Generated<Role>;
    /** Set: nobody can sign in with it. */
    disabled_at: string | null;
    created_at: string;
    updated_at: string;
  };
  sessions: {
    id: string;
    user_id: string;
    /** SHA-256 of the token; the token itself is known to its owner only. */
    token_hash: string;
    /** The same of its cookie. */
    cookie_hash: string;
    user_agent: string | null;
    created_at: string;
    last_used_at: string;
    expires_at: string;
  };
  /** How a user proves who he is; `credential` is a password. */
  accounts: {
    id: string;
    user_id: string;
    provider_id: string;
    /** Name of the user at the provider; of a password the user's id. */
    account_id: string;
    /** Argon2id in its own text form, with cost and salt. */
    password: string | null;
    created_at: string;
    updated_at: string;
  };
  /** Links sent by mail that work once. */
  verifications: {
    id: string;
    /** SHA-256 of what the link holds. */
    identifier: string;
    /** The user's id. */
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
  /** A new address of an account, which counts once the link in a mail to it was followed. */
  email_changes: {
    user_id: string;
    email: string;
    /** SHA-256 of what the link holds. */
    token_hash: string;
    created_at: string;
    expires_at: string;
  };
  /** Who speaks for an institution. */
  memberships: {
    id: Generated<number>;
    user_id: string;
    institution_id: number;
    role: MemberRole;
    /** A user; null for the operator on the command line, and where that account is gone. */
    invited_by: string | null;
    /** Since when. */
    created_at: string;
  };
  /** Who was asked to speak for an institution, one for each address. */
  invitations: {
    id: Generated<number>;
    institution_id: number;
    role: MemberRole;
    /** In small letters. */
    email: string;
    /** As of memberships. */
    invited_by: string | null;
    /** SHA-256 of what the link in the mail holds. */
    token_hash: string;
    created_at: string;
    expires_at: string;
  };
  /** What was changed, by whom: courses, institutions and what operators keep beside them. */
  changes: {
    id: Generated<number>;
    /**
     * "course", "institution", "categories", a key of features/content/content-kinds.ts, or what a
     * source says (features/importing/undoing/statement-log.repository.server.ts).
     */
    kind: string;
    /** Its id, or its name. */
    record: string;
    /** What people called it; null for courses and institutions. */
    title: Generated<string | null>;
    /** 1 for the first that is known; null for what has no versions. */
    version: number | null;
    at: string;
    /** Key of the source that the change came from; null where no source states it. */
    source: string | null;
    /** Who made it; null for an import or a key, and where that account is gone. */
    user_id: string | null;
    /** The institution's key that it was made with. */
    key_id: number | null;
    /** What is undone together, such as "import 12"; null for a change by itself. */
    batch: Generated<string | null>;
    /** Who made it in the directory that this one was restored from; null for changes made here. */
    by_name: Generated<string | null>;
    /**
     * JSON of the fields that changed, as the import format has them; null where the record was not
     * there before, or is not after. Both are null for the creation of a course or an institution,
     * whose values follow from the record and its later changes.
     */
    before: string | null;
    after: string | null;
  };
  course_drafts: DraftColumns & {
    course_id: number;
  };
  institution_drafts: DraftColumns & {
    institution_id: number;
  };
  course_kept_values: KeptValueColumns & {
    course_id: number;
  };
  institution_kept_values: KeptValueColumns & {
    institution_id: number;
  };
  /** Keys with which systems of institutions call the office. */
  api_keys: {
    id: Generated<number>;
    institution_id: number;
    name: string;
    /** SHA-256 of the key. */
    token_hash: string;
    /** Null where that account is gone. */
    created_by: string | null;
    created_at: string;
    last_used_at: string | null;
    revoked_at: string | null;
  };
  /** How systems of institutions name their courses. */
  course_refs: {
    institution_id: number;
    ref: string;
    course_id: number;
  };
  /** Institutions with other rules of review than those that hold unless told. */
  review_rules: {
    institution_id: number;
    /** JSON list of the parts of a record that an operator looks at first. */
    reviewed: string;
  };
  /** Pictures that people uploaded; their files are in DATA_DIR or a bucket. */
  pictures: {
    /** What it is for: "slide". */
    purpose: string;
    /** Hash of its content, and its size: names the folder of its files. */
    id: string;
    /** When it was last uploaded, ISO 8601. */
    uploaded_at: string;
  };
  /** Spreadsheets of courses that institutions upload. */
  spreadsheets: {
    id: Generated<number>;
    institution_id: number;
    user_id: string | null;
    file_name: string;
    state: "checked" | "applied" | "undone";
    /** Number of its rows that say what is there. */
    unchanged: number;
    /** JSON list of its other rows. */
    rows: string;
    /** ISO 8601 UTC. */
    uploaded_at: string;
    applied_at: string | null;
  };
  /** Who applied to speak for an institution. */
  applications: {
    id: Generated<number>;
    /** Null of an institution that is not listed yet. */
    institution_id: number | null;
    /** Its name when the application came. */
    institution: string;
    register_number: string | null;
    name: string;
    position: string;
    /** In small letters. */
    email: string;
    /**
     * "unconfirmed" until the address is proven; then it waits for its decision, or is returned to
     * who sent it until they send it anew.
     */
    state: "unconfirmed" | "waiting" | "returned" | "approved" | "declined";
    /** Address and institution while it is open: of each there is one; null of a decided one. */
    open_key: string | null;
    /** SHA-256 of what the link in the mail holds; null once it was followed. */
    token_hash: string | null;
    created_at: string;
    decided_at: string | null;
    /** Name of the administrator, or of the machine's user who ran the command. */
    decided_by: string | null;
    /** Of one that is declined, or was returned, as its applicant reads it. */
    reason: string | null;
    /** What the applicant says to the reason for which it was returned. */
    answer: string | null;
  };
  /** What operators did; the database refuses to change it. */
  audit_entries: {
    id: Generated<number>;
    at: string;
    /** Who did it; null on the command line. No foreign key: it stays when the account is deleted. */
    user_id: string | null;
    /** Their name then. */
    by_name: string;
    /** A key of records/audit/audit-actions.ts. */
    action: string;
    subject_kind: string;
    subject_id: string | null;
    /** Its name then. */
    subject: string;
    /** What was said or chosen, in words. */
    detail: string | null;
  };
  /** The second thing that an account signs in with: codes of an app. */
  two_factor: {
    user_id: string;
    /** Encrypted with the key of two-factor sign-in, which is not in the database. */
    secret: string;
    /** The last time step of which a code was used; no code of it or before works. */
    last_step: number;
    /** Null until a code was given: nothing is asked for before. */
    confirmed_at: string | null;
  };
  /** What signs in once in the place of a code of the app. */
  recovery_codes: {
    user_id: string;
    /** HMAC-SHA-256 with the same key. */
    code_hash: string;
  };
  /** Random texts that the servers of this database share. */
  secrets: {
    name: string;
    value: string;
  };
  /** The shortlist that is kept with an account; courses to be told about are in course_alerts. */
  saved_courses: {
    user_id: string;
    course_id: number;
    position: number;
    /** YYYY-MM-DD; null where the person has not applied. */
    applied_on: string | null;
    /** JSON list of the papers that they have ready, in the words of the page; null for none. */
    ready_papers: string | null;
  };
  /** Uses within a time window. */
  limits: {
    /** Hash of what is limited and for whom. */
    key: string;
    used: number;
    ends_at: string;
  };
  /** Mails that have not left yet; one that was sent is deleted. */
  outgoing_mails: {
    id: string;
    /** JSON of the mail. */
    mail: string;
    created_at: string;
    attempts: Generated<number>;
    /** Not to be tried before; null: given up, and kept for the operator. */
    next_attempt_at: string | null;
    last_error: string | null;
    /** When the mail server refused it for good; null where it did not. */
    refused_at: Generated<string | null>;
  };
  /** When the mails of an account that saved searches or courses are due, and what stops them. */
  alert_settings: {
    user_id: string;
    /** Day in the Maldives from which it is looked for changes again. */
    look_on: string;
    /** Day of the last mail. */
    mailed_on: string | null;
    /** The last mail in outgoing_mails, until it has left. */
    mail_id: string | null;
    /** Since when its owner wants no mails; null: mails are wanted. */
    paused_at: string | null;
    /** The address that the mail server refused: no mails while it is the account's. */
    refused_email: string | null;
  };
  /** Saved searches. */
  search_alerts: {
    id: string;
    user_id: string;
    /** The filters as the address of the list has them, without an order. */
    query: string;
    /** JSON list of the ids of courses that were told. */
    told: string;
    /** The same before the last mail, in case that it does not leave. */
    told_before: string | null;
    created_at: string;
  };
  /** Courses that were saved to be told of their changes. */
  course_alerts: {
    user_id: string;
    course_id: number;
    /** JSON of what was told (features/alerts/changes.ts). */
    told: string;
    /** As of search_alerts. */
    told_before: string | null;
    created_at: string;
  };
  /** What one device, or one account, says to the assistant: either has one conversation. */
  chat_conversations: {
    id: Generated<number>;
    device_id: string | null;
    user_id: string | null;
    /** Free messages that a device has used; stays when its messages move to an account. */
    used: number;
    is_greeted: number;
    /** JSON of what the assistant keeps between two messages; null before the first. */
    memory: string | null;
    /** When it was last used: what no account holds is forgotten in time. */
    seen_at: string;
  };
  chat_messages: {
    id: Generated<number>;
    conversation_id: number;
    /** Plain text. */
    content: string;
    is_user: number;
    /** JSON of an answer's parts and next steps; null where there are none. */
    rich: string | null;
    sent_at: string;
  };
  /** A row stays for no longer than a server needs to see that it can write. */
  write_probes: {
    id: string;
    filler: string;
  };
}
