import { k } from "../../columns";

/** An operator. The row stays after they leave, because audit entries name them. */
export const operators = k.table(
  "operator",
  {
    id: k.id("id").primaryKey(),
    /** The email address, in lower case. */
    email: k.text("email").notNull(),
    name: k.text("name").notNull(),
    /** UTC ms. */
    createdAt: k.ms("created_at").notNull(),
    /** When the operator left, UTC ms. Null while the operator may act. */
    leftAt: k.ms("left_at"),
    /** The hash of the password. Null for an operator with passkeys only. */
    passwordHash: k.text("password_hash"),
    /** The sealed secret of the code app, present if there is a password. */
    codeSecret: k.text("code_secret"),
    /** The time step of the last used code, so that no code works twice. */
    codeStep: k.int("code_step"),
    /** The language of the operator's emails. Null for the desk's default. */
    language: k.text("language"),
    /** How pictures are shown to the operator. Null for the desk's default. */
    blur: k.text("blur").$type<"strong" | "light" | "none">(),
    grey: k.text("grey").$type<"off" | "on">(),
    /** The system user under which the operator runs commands. Null without one. */
    systemUser: k.text("system_user"),
  },
  (t) => [k.unique("operator_email_ux").on(t.email), k.unique("operator_system_user_ux").on(t.systemUser)],
);

/** A role of an operator, for all brands or for one. */
export const operatorRoles = k.table(
  "operator_role",
  {
    operatorId: k.foreignId("operator_id", () => operators.id),
    role: k.text("role").notNull(),
    /** A tenant's slug; "" for all tenants. */
    brand: k.text("brand").notNull(),
    grantedAt: k.ms("granted_at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.operatorId, t.role, t.brand] })],
);

/** A passkey: the public key of a device or a password manager (WebAuthn). */
export const operatorPasskeys = k.table(
  "operator_passkey",
  {
    /** The credential's id, base64url. */
    id: k.id("id").primaryKey(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    /** The public key in COSE, base64url. */
    publicKey: k.text("public_key").notNull(),
    /** The signature counter of the device; 0 if the device has no counter. */
    counter: k.ms("counter").notNull(),
    transports: k.json<string[]>("transports").notNull(),
    name: k.text("name").notNull(),
    createdAt: k.ms("created_at").notNull(),
    usedAt: k.ms("used_at"),
  },
  (t) => [k.index("operator_passkey_operator_ix").on(t.operatorId)],
);

/** A browser in which an operator signed in. */
export const operatorSessions = k.table(
  "operator_session",
  {
    /** SHA-256 of the cookie's token, base64url. */
    tokenHash: k.id("token_hash").primaryKey(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    means: k.text("means").$type<SignInMeans>().notNull(),
    /** The passkey that started the session; null for a password. */
    passkeyId: k.id("passkey_id"),
    origin: k.text("origin").notNull(),
    createdAt: k.ms("created_at").notNull(),
    seenAt: k.ms("seen_at").notNull(),
  },
  (t) => [k.index("operator_session_operator_ix").on(t.operatorId)],
);

export type SignInMeans = "passkey" | "password";

/** A single-use link for an operator to join, to recover after all keys were lost, or to add a key. */
export const operatorLinks = k.table(
  "operator_link",
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: k.id("token_hash").primaryKey(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    purpose: k.text("purpose").$type<OperatorLinkPurpose>().notNull(),
    /** The author of the link: an operator, or `command:` and the system user. */
    madeBy: k.text("made_by").notNull(),
    /** When the link starts to work. A recovery link works only after a day, so that other operators can stop it. */
    worksFrom: k.ms("works_from").notNull(),
    worksUntil: k.ms("works_until").notNull(),
  },
  (t) => [k.index("operator_link_operator_ix").on(t.operatorId)],
);

/** `join` replaces all of the operator's passwords and keys. `key` adds a key. */
export type OperatorLinkPurpose = "join" | "key";

/** An action that an operator was asked to sign: one action on one target, signed at most once. */
export const operatorConfirmations = k.table(
  "operator_deed",
  {
    /** The nonce in the signed data. */
    id: k.id("id").primaryKey(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    sessionHash: k.id("session_hash").notNull(),
    /** SHA-256 of the action, its target, its fields and the nonce, base64url: the challenge of the assertion. */
    hash: k.text("hash").notNull(),
    worksUntil: k.ms("works_until").notNull(),
  },
  (t) => [k.index("operator_deed_until_ix").on(t.worksUntil)],
);

/** Challenges that a key has answered, so that no challenge is accepted twice. */
export const operatorChallenges = k.table(
  "operator_challenge",
  {
    challenge: k.id("challenge").primaryKey(),
    worksUntil: k.ms("works_until").notNull(),
  },
  (t) => [k.index("operator_challenge_until_ix").on(t.worksUntil)],
);
