import { k } from "../columns";
import { given, personal, withheld } from "../personal";

/** `suspended` by a decision of a moderator (`suspensions.ts`); one that is deleted and suspended is `deleted`. */
export type AccountStatus = "active" | "suspended" | "deleted";

/** A person who can log in. Its id is also its profile's: one person, one id everywhere. */
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
    /** Until then its owner can restore it; from then on everything personal is erased. */
    eraseAt: k.ms("erase_at"),
    /** Whether the profile was shown when the account was deleted, and is to be again if it comes back. */
    wasVisible: k.bool("was_visible"),
    premiumUntil: k.ms("premium_until"),
    /** The most credits that the member wants to spend on messages in a day. Null: there is no limit. */
    spendingCap: k.int("spending_cap"),
    mailProvider: k.int("mail_provider").notNull(),
    language: k.text("language").notNull(),
    timeZone: k.text("time_zone"),
    lastSignupStep: k.bool("last_signup_step").notNull(),
    trafficSource: k.json<TrafficSource>("traffic_source"),
    formPath: k.text("form_path"),
    referrer: k.text("referrer"),
    /** The member's choices of notifications; null where all are the defaults. */
    notify: k.json<Partial<Notify>>("notify"),
    /** The member's answer when the sign-up offered push notifications; null where nobody asked, or nobody answered. */
    pushAnswer: k.text("push_answer").$type<PushAnswer>(),
    /** The app that the installed site passes for among others; null where it shows its own name and icon. */
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

/**
 * The mailboxes behind the addresses that an account has had, each in the one form that all its spellings share. Gifts and
 * bans are looked up by it; no page shows it, and nobody logs in with it or is mailed at it.
 */
export const accountMailboxes = k.table(
  "account_mailbox",
  {
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
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
  /** Whether a notification says who it was. It may lie open on a lock screen. */
  pushNames: boolean;
  /** Whether the night is left in peace. */
  pushQuiet: boolean;
  /** How often a mail says at most that something waits unseen. */
  mails: MailPace;
}

/** `daily` as soon as something has waited for an hour; `mornings` only at nine; `weekly` on Mondays at nine. */
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

/** A signed-in browser. Only the token's hash is kept: who reads this table can't become anybody. */
export const sessions = k.table(
  "session",
  {
    tokenHash: k.short("token_hash", 100).primaryKey(),
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: k.ms("created_at").notNull(),
    expiresAt: k.ms("expires_at").notNull(),
    /** To about an hour; null until it was seen again after logging in. */
    lastSeenAt: k.ms("last_seen_at"),
    /** "Firefox, Windows": as much as helps its owner to tell it from the others. No network address is kept. */
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

/** Consents, in the words that were shown. Never changed, only added. */
export const consents = k.table(
  "consent",
  {
    id: k.id("id").primaryKey(),
    accountId: k
      .id("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: k.text("kind").$type<ConsentKind>().notNull(),
    version: k.text("version").notNull(),
    words: k.text("words").notNull(),
    /** The page that the question was about, as it read then: a row of `legal_text`. Null where it is about none. */
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

/** The purpose of a mailed link. */
export type LinkPurpose = "activate" | "reset" | "change_email" | "keep_email";

/**
 * A link that was mailed. Its token is nowhere: it is this id, signed for the purpose, so who reads this table can't
 * follow it.
 */
export const links = k.table(
  "link",
  {
    id: k.shortId("id").primaryKey(),
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: k.word("purpose").$type<LinkPurpose>().notNull(),
    /** The address that it went to. */
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

/** The second step of logging in, where somebody turned it on. */
export const secondFactors = k.table("second_factor", {
  accountId: k
    .shortId("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** The key that the member's app makes codes of, sealed with the server's secret. */
  secret: k.short("secret", 250).notNull(),
  enabledAt: k.ms("enabled_at").notNull(),
  /** The time step of the code that was used last: that one and all before it are used up. */
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

/** A code for a member who lost the app: one use each. Only its hash is kept. */
export const recoveryCodes = k.table(
  "recovery_code",
  {
    hash: k.short("hash", 100).primaryKey(),
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
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
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    askedAt: k.ms("asked_at").notNull(),
    /** Null until the file is there. */
    readyAt: k.ms("ready_at"),
    expiresAt: k.ms("expires_at"),
    /** Its random name among the tenant's media. */
    file: k.short("file", 100).notNull(),
    /** In bytes. */
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
