import { k } from "../../columns";

/** Somebody who works for those who run the sites. A row stays when they leave, because what they did names them. */
export const operators = k.table(
  "operator",
  {
    id: k.id("id").primaryKey(),
    /** In lower case. */
    email: k.text("email").notNull(),
    name: k.text("name").notNull(),
    /** UTC ms. */
    createdAt: k.ms("created_at").notNull(),
    /** UTC ms; null while they may act. */
    leftAt: k.ms("left_at"),
    /** Null for somebody who signs in with passkeys alone. */
    passwordHash: k.text("password_hash"),
    /** The secret of the app that makes codes, sealed. There where there is a password. */
    codeSecret: k.text("code_secret"),
    /** The time step of the last code that was used: no code works twice. */
    codeStep: k.int("code_step"),
    /** Of their mails; null where they take the desk's. */
    language: k.text("language"),
    /** How pictures are shown to them; null where they take the desk's. */
    blur: k.text("blur").$type<"strong" | "light" | "none">(),
    grey: k.text("grey").$type<"off" | "on">(),
    /** The user of the machine as whom they type commands; null where there is none. */
    systemUser: k.text("system_user"),
  },
  (t) => [k.unique("operator_email_ux").on(t.email), k.unique("operator_system_user_ux").on(t.systemUser)],
);

/** What somebody may do, for all brands or for one. */
export const operatorRoles = k.table(
  "operator_role",
  {
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    role: k.text("role").notNull(),
    /** A tenant's slug; "" for all of them. */
    brand: k.text("brand").notNull(),
    grantedAt: k.ms("granted_at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.operatorId, t.role, t.brand] })],
);

/** A public key of a device or a password manager (WebAuthn). */
export const operatorPasskeys = k.table(
  "operator_passkey",
  {
    /** The credential's id, base64url. */
    id: k.id("id").primaryKey(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    /** COSE, base64url. */
    publicKey: k.text("public_key").notNull(),
    /** As the device counts; 0 where it does not. */
    counter: k.ms("counter").notNull(),
    transports: k.json<string[]>("transports").notNull(),
    name: k.text("name").notNull(),
    createdAt: k.ms("created_at").notNull(),
    usedAt: k.ms("used_at"),
  },
  (t) => [k.index("operator_passkey_operator_ix").on(t.operatorId)],
);

/** A browser in which somebody signed in. */
export const operatorSessions = k.table(
  "operator_session",
  {
    /** SHA-256 of the cookie's token, base64url. */
    tokenHash: k.id("token_hash").primaryKey(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    /** By what they signed in. */
    means: k.text("means").$type<SignInMeans>().notNull(),
    /** The passkey that began it; null for a password. */
    passkeyId: k.id("passkey_id"),
    /** The network address and the browser, in words. */
    origin: k.text("origin").notNull(),
    createdAt: k.ms("created_at").notNull(),
    seenAt: k.ms("seen_at").notNull(),
  },
  (t) => [k.index("operator_session_operator_ix").on(t.operatorId)],
);

export type SignInMeans = "passkey" | "password";

/** An address that works once: to sign in for the first time, anew where every key is lost, or to add a key. */
export const operatorLinks = k.table(
  "operator_link",
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: k.id("token_hash").primaryKey(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    purpose: k.text("purpose").$type<OperatorLinkPurpose>().notNull(),
    /** Who made it: an operator, or `command:` and the system user. */
    madeBy: k.text("made_by").notNull(),
    /** A recovery can't be used for a day, so that the others can stop it. */
    worksFrom: k.ms("works_from").notNull(),
    worksUntil: k.ms("works_until").notNull(),
  },
  (t) => [k.index("operator_link_operator_ix").on(t.operatorId)],
);

/** `join`: it replaces every way in. `key`: it adds one. */
export type OperatorLinkPurpose = "join" | "key";

/** A deed that somebody was asked to sign: one act on one target. It is signed once, or never. */
export const operatorDeeds = k.table(
  "operator_deed",
  {
    /** The nonce in what is signed. */
    id: k.id("id").primaryKey(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    sessionHash: k.id("session_hash").notNull(),
    /** SHA-256 of the act, its target, what was filled in, and the nonce, base64url: the challenge of the assertion. */
    hash: k.text("hash").notNull(),
    worksUntil: k.ms("works_until").notNull(),
  },
  (t) => [k.index("operator_deed_until_ix").on(t.worksUntil)],
);

/** The challenges of pages that were answered by a key: none is answered twice. */
export const operatorChallenges = k.table(
  "operator_challenge",
  {
    challenge: k.id("challenge").primaryKey(),
    worksUntil: k.ms("works_until").notNull(),
  },
  (t) => [k.index("operator_challenge_until_ix").on(t.worksUntil)],
);
