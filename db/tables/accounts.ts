import { k } from "../columns";
import { given, personal, withheld } from "../personal";

/**
 * `suspended`: closed by a moderator's decision (`sanctions.ts`). An account that is both deleted and suspended is
 * `deleted`.
 */
export type AccountStatus = "active" | "suspended" | "deleted";

/** A person who can log in. The profile has the same id. */
export const accounts = k.table(
  "account",
  {
    id: k.id("id").primaryKey(),
    email: k.text("email").notNull(),
    passwordHash: k.text("password_hash").notNull(),
    status: k.text("status").$type<AccountStatus>().notNull(),
    confirmedAt: k.ms("confirmed_at"),
    signedUpAt: k.ms("signed_up_at").notNull(),
    deletedAt: k.ms("deleted_at"),
    /**
     * The end of the grace period. The owner can restore the account before it; afterwards everything personal is
     * erased.
     */
    eraseAt: k.ms("erase_at"),
    /** Whether the profile was visible before the deletion, and becomes so again after a restoration. */
    wasVisible: k.bool("was_visible"),
    premiumUntil: k.ms("premium_until"),
    /** The member's daily limit of credits for messages. Null: no limit. */
    spendingCap: k.int("spending_cap"),
    mailProvider: k.int("mail_provider").notNull(),
    language: k.text("language").notNull(),
    timeZone: k.text("time_zone"),
    lastSignupStep: k.bool("last_signup_step").notNull(),
    trafficSource: k.json<TrafficSource>("traffic_source"),
    formPath: k.text("form_path"),
    referrer: k.text("referrer"),
    /** The member's notification settings; null for all defaults. */
    notify: k.json<Partial<Notify>>("notify"),
    /**
     * The member's answer to the sign-up's offer of push notifications. Null if the member was not asked or did not
     * answer.
     */
    pushAnswer: k.text("push_answer").$type<PushAnswer>(),
    /** The app that the installed site imitates; null if it shows its own name and icon. */
    disguise: k.text("disguise").$type<Disguise>(),
  },
  (t) => [k.unique("account_email_ux").on(t.email)],
);

export const accountData = personal(accounts, {
  export: { as: "account", of: ["id"] },
  erase: { of: ["id"], rows: "delete" },
  columns: {
    id: given,
    email: given,
    passwordHash: withheld("passwords could be tried on it"),
    status: given,
    confirmedAt: given,
    signedUpAt: given,
    deletedAt: given,
    eraseAt: given,
    wasVisible: given,
    premiumUntil: given,
    spendingCap: given,
    mailProvider: given,
    language: given,
    timeZone: given,
    lastSignupStep: given,
    trafficSource: given,
    formPath: given,
    referrer: given,
    notify: given,
    pushAnswer: given,
    disguise: given,
  },
});

/** Canonical mailboxes of past and present addresses, for gifts and bans. Never shown, nor used to log in or email. */
export const accountMailboxes = k.table(
  "account_mailbox",
  {
    accountId: k.shortOwnerId("account_id", () => accounts.id),
    mailbox: k.short("mailbox", 254).notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.accountId, t.mailbox] }), k.index("account_mailbox_ix").on(t.mailbox)],
);

export const accountMailboxData = personal(accountMailboxes, {
  export: { as: "mailboxes", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: { accountId: given, mailbox: given },
});

export interface Notify {
  pushMessages: boolean;
  pushLikes: boolean;
  pushVisits: boolean;
  /** Whether a notification names its sender. */
  pushNames: boolean;
  pushQuiet: boolean;
  /** The maximum frequency of emails about unseen news. */
  mails: MailPace;
}

/** `daily`: after an event has waited for an hour; `mornings`: at nine; `weekly`: on Mondays at nine. */
export type MailPace = "daily" | "mornings" | "weekly" | "never";

export type PushAnswer = "accepted" | "declined";

export type Disguise = "notes" | "calendar";

export interface TrafficSource {
  network: string;
  ref?: string;
  sub1?: string;
  sub2?: string;
  sub3?: string;
}

/** A logged-in browser. Only the token's hash is stored, so a reader of this table can't use a session. */
export const sessions = k.table(
  "session",
  {
    tokenHash: k.short("token_hash", 100).primaryKey(),
    accountId: k.shortOwnerId("account_id", () => accounts.id),
    createdAt: k.ms("created_at").notNull(),
    expiresAt: k.ms("expires_at").notNull(),
    /** The last use of the session, rounded to about an hour. Null until the first use after the login. */
    lastSeenAt: k.ms("last_seen_at"),
    /** Browser and system, "Firefox, Windows", for the owner to recognise. No network address. */
    device: k.short("device", 100),
  },
  (t) => [k.index("session_account_ix").on(t.accountId)],
);

export const sessionData = personal(sessions, {
  export: { as: "devices", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    tokenHash: withheld("it only protects the session"),
    accountId: given,
    createdAt: given,
    expiresAt: given,
    lastSeenAt: given,
    device: given,
  },
});

export type ConsentKind = "terms" | "sensitive_data" | "traffic_source" | "no_traffic_source";

/** Consents, with the text that the member read. Rows are only added. */
export const consents = k.table(
  "consent",
  {
    id: k.id("id").primaryKey(),
    accountId: k.ownerId("account_id", () => accounts.id),
    kind: k.text("kind").$type<ConsentKind>().notNull(),
    version: k.text("version").notNull(),
    words: k.text("words").notNull(),
    /** The page that the question referred to, as a row of `legal_text`. Null if the question referred to no page. */
    textId: k.id("text_id"),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("consent_account_ix").on(t.accountId)],
);

export const consentData = personal(consents, {
  export: { as: "consents", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    id: given,
    accountId: given,
    kind: given,
    version: given,
    words: given,
    textId: given,
    at: given,
  },
});

export type LinkPurpose = "activate" | "reset" | "change_email" | "keep_email";

/**
 * A link in an email. The token is this id, signed for the purpose, so a reader of this table can't follow the link.
 */
export const links = k.table(
  "link",
  {
    id: k.shortId("id").primaryKey(),
    accountId: k.shortOwnerId("account_id", () => accounts.id),
    purpose: k.word("purpose").$type<LinkPurpose>().notNull(),
    email: k.short("email", 254).notNull(),
    createdAt: k.ms("created_at").notNull(),
    expiresAt: k.ms("expires_at").notNull(),
    usedAt: k.ms("used_at"),
  },
  (t) => [k.index("link_account_ix").on(t.accountId, t.purpose, k.desc(t.createdAt))],
);

export const linkData = personal(links, {
  export: { as: "mailed_links", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    id: given,
    accountId: given,
    purpose: given,
    email: given,
    createdAt: given,
    expiresAt: given,
    usedAt: given,
  },
});

/** The second step of a login, if the member enabled it. */
export const secondFactors = k.table("second_factor", {
  accountId: k
    .shortId("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** The key of the member's code app, sealed with the server's secret. */
  secret: k.short("secret", 250).notNull(),
  enabledAt: k.ms("enabled_at").notNull(),
  /** The time step of the last used code. This code and all earlier ones are invalid. */
  lastStep: k.int("last_step").notNull(),
});

export const secondFactorData = personal(secondFactors, {
  export: { as: "second_step", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    accountId: given,
    secret: withheld("codes are made of it"),
    enabledAt: given,
    lastStep: given,
  },
});

/** A single-use code for a member who lost the app. Only its hash is stored. */
export const recoveryCodes = k.table(
  "recovery_code",
  {
    hash: k.short("hash", 100).primaryKey(),
    accountId: k.shortOwnerId("account_id", () => accounts.id),
  },
  (t) => [k.index("recovery_code_account_ix").on(t.accountId)],
);

export const recoveryCodeData = personal(recoveryCodes, {
  export: { as: "recovery_codes", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    hash: withheld("it only protects the code"),
    accountId: given,
  },
});

/** A member's request for a copy of their data: one at a time. */
export const dataExports = k.table(
  "export",
  {
    id: k.shortId("id").primaryKey(),
    accountId: k.shortOwnerId("account_id", () => accounts.id),
    askedAt: k.ms("asked_at").notNull(),
    readyAt: k.ms("ready_at"),
    expiresAt: k.ms("expires_at"),
    /** The file's random name in the tenant's media. */
    file: k.short("file", 100).notNull(),
    size: k.int("size"),
  },
  (t) => [k.unique("export_account_ux").on(t.accountId)],
);

export const dataExportData = personal(dataExports, {
  export: { as: "exports", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    id: given,
    accountId: given,
    askedAt: given,
    readyAt: given,
    expiresAt: given,
    file: given,
    size: given,
  },
});
