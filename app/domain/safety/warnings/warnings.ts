import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { manyLines } from "~/app/domain/texts";
import type { Tx } from "~/db/handle";
import type { Asked } from "~/db/pages";
import { ruleMissing } from "./warnings.errors";
import { insertWarning, warningsGiven } from "./warnings.queries";

export { isWarnedSince, reverseWarnings, warnedBy, warningsGiven } from "./warnings.queries";

export interface Warned {
  /** The broken rule of the terms. */
  rule: string;
  /** The findings, written for the member: the email contains them. */
  facts: string;
}

/** A warning as its member sees it. */
export interface Warning extends Warned {
  id: string;
  /** UTC ms. */
  at: number;
  /** When an appeal reversed the warning, UTC ms; null otherwise. */
  reversedAt: number | null;
}

/**
 * Warns a member by email in their language, and stores the warning for their account. Restricts nothing. Returns the
 * id. Throws account.reason_missing without facts, account.rule_missing, account.no_member.
 */
export async function warn(site: Site, operator: Operator, id: string, { rule, facts }: Warned): Promise<string> {
  const why = requiredReason(facts);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const warning = await give(site, tx, operator.name, id, { rule, facts: why });
      const on = { kind: "member" as const, id };
      const states = { before: {}, after: { warning } };
      return { value: warning, entry: { action: "members.warn" as const, on, member: id, reason: why, ...states } };
    }),
  );
}

/** Previews the email of `warn`. Throws like `warn`. */
export async function lettersOfWarning(
  site: Site,
  { name: author }: Operator,
  id: string,
  { rule, facts }: Warned,
): Promise<Preview[]> {
  const why = requiredReason(facts);
  return mailsOf(site, async (rehearsing, tx) => void (await give(rehearsing, tx, author, id, { rule, facts: why })));
}

/** Returns a member's warnings without their authors, newest first. */
export async function warningsOf(site: Pick<Site, "db">, member: { id: string }, asked: Asked = {}) {
  const { rows, next } = await site.db.read((conn) => warningsGiven(conn, member.id, asked));
  return {
    rows: rows.map(({ id, rule, facts, at, reversedAt }): Warning => ({ id, rule, facts, at, reversedAt })),
    next,
  };
}

async function give(site: Site, tx: Tx, author: string, memberId: string, warned: Warned): Promise<string> {
  const rule = manyLines(warned.rule);
  if (rule === "") throw ruleMissing();
  const addressee = await addresseeOf(tx, memberId);
  if (!addressee) throw memberNotFound();
  const { facts } = warned;
  const id = site.newId();
  await insertWarning(tx, { id, memberId, author, rule, facts, at: site.now(), reversedAt: null });
  const { email: to, name, language } = addressee;
  const mail = { kind: "warned" as const, account: memberId, to, name, language, action: { path: "/pages/ban" } };
  await enqueueMail(site, tx, { ...mail, params: { rule, facts } }, `warned ${id}`);
  return id;
}
