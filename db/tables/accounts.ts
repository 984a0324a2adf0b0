import { k } from "../columns";

/** A person who can log in. Its id is also its profile's: one person, one id everywhere. */
export const accounts = k.table(
  "account",
  {
    id: k.id("id").primaryKey(),
    email: k.text("email").notNull(),
    passwordHash: k.text("password_hash").notNull(),
    status: k.text("status").$type<"active" | "deleted">().notNull(),
    confirmedAt: k.ms("confirmed_at"),
    signedUpAt: k.ms("signed_up_at").notNull(),
    deletedAt: k.ms("deleted_at"),
    premiumUntil: k.ms("premium_until"),
    mailProvider: k.int("mail_provider").notNull(),
    language: k.text("language").notNull(),
    timeZone: k.text("time_zone"),
    lastSignupStep: k.bool("last_signup_step").notNull(),
    trafficSource: k.json<TrafficSource>("traffic_source"),
    formPath: k.text("form_path"),
    referrer: k.text("referrer"),
    /** What the member wants to hear of; null where everything is as it is for everybody. */
    notify: k.json<Notify>("notify"),
    /** What the member said when the sign-up offered push notifications; null where nobody asked, or nobody answered. */
    pushAnswer: k.text("push_answer").$type<PushAnswer>(),
  },
  (t) => [k.unique("account_email_ux").on(t.email)],
);

export interface Notify {
  pushMessages: boolean;
  pushLikes: boolean;
}

export type PushAnswer = "accepted" | "declined";

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
    tokenHash: k.text("token_hash").primaryKey(),
    accountId: k
      .id("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: k.ms("created_at").notNull(),
    expiresAt: k.ms("expires_at").notNull(),
  },
  (t) => [k.index("session_account_ix").on(t.accountId)],
);

/** What somebody agreed to, in the words that were shown. Never changed, only added. */
export const consents = k.table(
  "consent",
  {
    id: k.id("id").primaryKey(),
    accountId: k
      .id("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: k.text("kind").$type<"terms" | "sensitive_data">().notNull(),
    version: k.text("version").notNull(),
    words: k.text("words").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("consent_account_ix").on(t.accountId)],
);

/** What a mailed link is for. */
export type LinkPurpose = "activate" | "reset" | "change_email";

/**
 * A link that was mailed. Its token is nowhere: it is this id, signed for the purpose, so who reads this table can't
 * follow it.
 */
export const links = k.table(
  "link",
  {
    id: k.id("id").primaryKey(),
    accountId: k
      .id("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: k.text("purpose").$type<LinkPurpose>().notNull(),
    /** The address that it went to. */
    email: k.text("email").notNull(),
    createdAt: k.ms("created_at").notNull(),
    expiresAt: k.ms("expires_at").notNull(),
    usedAt: k.ms("used_at"),
  },
  (t) => [k.index("link_account_ix").on(t.accountId, t.purpose, k.desc(t.createdAt))],
);
