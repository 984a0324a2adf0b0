import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { impose } from "~/app/domain/safety/sanctions/sanctions";
import { ruleMissing } from "~/app/domain/safety/sanctions/sanctions.errors";
import { drawSecondLook } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import { type AuditEntry, audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { manyLines } from "~/app/domain/texts";
import type { Tx } from "~/db/handle";
import { assertMayDecide } from "./answering";
import { decideIn, type Restricting } from "./cases";
import { type Classed, circumstancesIn } from "./circumstances";
import { profileAt } from "./evidence";
import { file } from "./filing";
import { removeFromProfile } from "./removal";
import { caseAbout, caseById, insertDecision } from "./reports.queries";

/** What each kind of restriction needs beyond its reasons. */
interface Needs {
  /**
   * The length and the grounds of a suspension. `until` is UTC ms; null is permanent. `fraud` and `replaces` are those
   * of `SanctionReasons`.
   */
  suspension: { until: number | null; fraud?: boolean; replaces?: string | null | undefined };
  mute: { until: number | null };
  removal: { names: string[] };
}

type Kind = keyof Needs;

interface Reasons extends Classed {
  rule: string;
  /** The findings, without personal data of others: the member reads them. */
  facts: string;
}

type Given<K extends Kind> = Needs[K] & Reasons;

const KINDS: {
  [K in Kind]: {
    action: AuditEntry["action"];
    after(given: Given<K>, decision: string): AuditEntry["after"];
    restrict(site: Site, tx: Tx, reasons: Parameters<Restricting>[0], given: Given<K>): Promise<void>;
  };
} = {
  suspension: {
    action: "members.suspend",
    after: ({ until, fraud }, decision) => ({ suspended: true, until, decision, ...(fraud && { fraud }) }),
    restrict: (site, tx, reasons, { until, fraud, replaces }) =>
      impose(site, tx, "suspension", { ...reasons, fraud, replaces }, until),
  },
  mute: {
    action: "members.mute",
    after: ({ until }, decision) => ({ held: true, until, decision }),
    restrict: (site, tx, reasons, { until }) => impose(site, tx, "mute", reasons, until),
  },
  removal: {
    action: "texts.remove",
    after: ({ names }, decision) => ({ texts: names.join(" "), decision }),
    restrict: (site, tx, reasons, { names }) => removeFromProfile(site, tx, reasons, names),
  },
};

/**
 * Suspends or mutes a member or removes texts of the profile, without an open case. The decision joins the case about
 * the profile, where an appeal is decided. An open case stays open, and its reports get their own decision; otherwise a
 * closed case is created. Returns the decision's key. Throws account.reason_missing, suspensions.rule_missing,
 * account.no_member, reports.same_actor if an appeal contests this operator's decision, and errors of `impose` and
 * `removeFromProfile`.
 */
export async function restrictMember<K extends Kind>(
  site: Site,
  operator: Operator,
  kind: K,
  id: string,
  given: Given<K>,
): Promise<string> {
  const checked = { ...given, ...checkedReasons(given) };
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const key = await restrictIn(site, tx, operator.name, kind, id, checked);
      const states = { before: {}, after: KINDS[kind].after(checked, key) };
      const on = { kind: "member" as const, id };
      return { value: key, entry: { action: KINDS[kind].action, on, member: id, reason: checked.facts, ...states } };
    }),
  );
}

/** Previews the emails of `restrictMember`. Throws like `restrictMember`. */
export async function previewRestriction<K extends Kind>(
  site: Site,
  { name: actor }: Operator,
  kind: K,
  id: string,
  given: Given<K>,
): Promise<Preview[]> {
  const checked = { ...given, ...checkedReasons(given) };
  return mailsOf(site, async (previewing, tx) => void (await restrictIn(previewing, tx, actor, kind, id, checked)));
}

function checkedReasons({ rule: typed, facts }: Pick<Reasons, "rule" | "facts">) {
  const [rule, found] = [manyLines(typed), requiredReason(facts)];
  if (rule === "") throw ruleMissing();
  return { rule, facts: found };
}

/** Adds a decision with its restriction to the case about a member's profile. Returns the decision's key. */
async function restrictIn<K extends Kind>(
  site: Site,
  tx: Tx,
  actor: string,
  kind: K,
  id: string,
  given: Given<K>,
): Promise<string> {
  const profile = await profileAt(site, tx, `/members/${id}`);
  if (!profile || profile.fictional) throw memberNotFound();
  const { rule, facts, category, byLaw, misuse } = given;
  const fraud = "fraud" in given && given.fraud === true;
  const decision = { actor, rule, facts, category, byLaw, misuse, fraud };
  const restrict: Restricting = (reasons) => KINDS[kind].restrict(site, tx, reasons, given);
  const before = await caseAbout(tx, "profile", id);
  if (before?.state !== "open") {
    const { caseId } = await file(site, tx, {
      ...{ kind: "profile", targetId: id, subjectId: id, weight: 0, reporterId: null, reason: "other" },
      ...{ words: "", evidence: { profile }, illegal: false },
    });
    return (await decideIn(site, tx, (await caseById(tx, caseId))!, { ...decision, restrict })).key;
  }
  await assertMayDecide(site, tx, before, actor);
  const about = await circumstancesIn(site, tx, before, decision);
  const key = site.newId();
  const made = { key, caseId: before.id, subjectId: id, actor, rule, facts, automated: false, at: site.now() };
  await insertDecision(tx, { ...made, acted: true });
  await restrict({ key, subjectId: id, rule, facts, about });
  if (!about.byAppeal)
    await drawSecondLook(site, tx, { key, kind: "case", targetId: before.id, subjectId: id, actor, rule });
  return key;
}
