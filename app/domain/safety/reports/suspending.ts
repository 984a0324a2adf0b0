import { memberNotFound } from "~/app/domain/account/accounts/accounts.errors";
import type { Operator } from "~/app/domain/operator";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import type { Circumstances } from "~/app/domain/safety/restrictions/restrictions";
import { drawSecondLook } from "~/app/domain/safety/second-looks/second-looks";
import { suspend } from "~/app/domain/safety/suspensions/suspensions";
import { ruleMissing } from "~/app/domain/safety/suspensions/suspensions.errors";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import { manyLines } from "~/app/domain/texts";
import type { Tx } from "~/db/handle";
import { assertMayDecide } from "./answering";
import { decideIn } from "./cases";
import { type Classed, circumstancesIn } from "./circumstances";
import { profileAt } from "./evidence";
import { file } from "./filing";
import { caseAbout, caseById, caseOfNumber, insertDecision } from "./reports.queries";

export interface Suspending extends Classed {
  /** UTC ms; null is permanent. */
  until: number | null;
  /** The broken rule of the terms. */
  rule: string;
  /** The findings, without personal data of others: the member reads them. */
  facts: string;
  /** For fraud or a false identity, with a permanent suspension: notifies members who answered (`fraud`). */
  fraud?: boolean;
  /** As in `Ground` of a suspension. */
  replaces?: string | null | undefined;
}

/**
 * Suspends a member without an open case, as `suspend` does. The decision joins the case about the profile, where an
 * appeal is decided. An open case stays open, and its reports get their own decision; otherwise a closed case is
 * created. Returns the decision's key. Throws account.reason_missing, suspensions.rule_missing, account.no_member,
 * suspensions.fraud_for_good, and reports.same_actor if an appeal contests this operator's decision.
 */
export async function suspendMember(site: Site, operator: Operator, id: string, given: Suspending): Promise<string> {
  const decision = checkedDecision(given);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const key = await suspendIn(site, tx, operator.name, id, decision);
      const on = { kind: "member" as const, id };
      const { until, facts, fraud } = decision;
      const states = { before: {}, after: { suspended: true, until, decision: key, ...(fraud && { fraud }) } };
      return { value: key, act: { act: "members.suspend" as const, on, member: id, reason: facts, ...states } };
    }),
  );
}

/** Previews the emails of `suspendMember`. Throws like `suspendMember`. */
export async function lettersOfSuspension(
  site: Site,
  { name: actor }: Operator,
  id: string,
  given: Suspending,
): Promise<Preview[]> {
  const decision = checkedDecision(given);
  return mailsOf(site, async (rehearsing, tx) => void (await suspendIn(rehearsing, tx, actor, id, decision)));
}

type Checked = Suspending & { fraud: boolean };

function checkedDecision({ fraud = false, rule, facts, ...given }: Suspending): Checked {
  return { ...given, fraud, ...checkedGround({ rule, facts }) };
}

/** Throws account.reason_missing and suspensions.rule_missing. */
export function checkedGround({ rule: typed, facts }: Pick<Suspending, "rule" | "facts">) {
  const [rule, found] = [manyLines(typed), requiredReason(facts)];
  if (rule === "") throw ruleMissing();
  return { rule, facts: found };
}

function suspendIn(
  site: Site,
  tx: Tx,
  actor: string,
  id: string,
  { until, rule, facts, fraud, replaces, ...classed }: Checked,
): Promise<string> {
  return decideAbout(site, tx, { actor, id, rule, facts, fraud, ...classed }, (key, about) => {
    return suspend(site, tx, { key, subjectId: id, rule, facts, fraud, replaces, about }, until);
  });
}

interface About extends Classed {
  actor: string;
  /** The member's id. */
  id: string;
  rule: string;
  facts: string;
  fraud?: boolean;
}

/** Adds a decision with its restriction to the case about a member's profile. Returns the decision's key. */
export async function decideAbout(
  site: Site,
  tx: Tx,
  { actor, id, rule, facts, fraud = false, ...classed }: About,
  restrict: (key: string, about: Circumstances) => Promise<void>,
): Promise<string> {
  const profile = await profileAt(site, tx, `/members/${id}`);
  if (!profile || profile.fictional) throw memberNotFound();
  const draw = async (targetId: string, key: string, { byAppeal }: Circumstances) => {
    if (!byAppeal) await drawSecondLook(site, tx, { key, kind: "case", targetId, subjectId: id, actor, rule });
  };
  const before = await caseAbout(tx, "profile", id);
  if (before?.state === "open") {
    await assertMayDecide(site, tx, before, actor);
    const about = await circumstancesIn(site, tx, before, { actor, rule, fraud, ...classed });
    const key = site.newId();
    const decision = {
      key,
      caseId: before.id,
      subjectId: id,
      actor,
      rule,
      facts,
      automated: false,
      at: site.now(),
      acted: true,
    };
    await insertDecision(tx, decision);
    await restrict(key, about);
    await draw(before.id, key, about);
    return key;
  }
  const { number } = await file(site, tx, {
    ...{ kind: "profile", targetId: id, subjectId: id, weight: 0, reporterId: null, reason: "other" },
    ...{ words: "", evidence: { profile }, illegal: false },
  });
  const opened = (await caseById(tx, (await caseOfNumber(tx, number)) ?? ""))!;
  const about = await circumstancesIn(site, tx, opened, { actor, rule, fraud, ...classed });
  const { key } = await decideIn(site, tx, opened, { actor, rule, facts, acts: true });
  await restrict(key, about);
  await draw(opened.id, key, about);
  return key;
}
