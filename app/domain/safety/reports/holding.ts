import type { Operator } from "~/app/domain/operator";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { hold } from "~/app/domain/safety/writing-holds/writing-holds";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { Tx } from "~/db/handle";
import type { Classed } from "./circumstances";
import { checkedGround, decideAbout } from "./suspending";

export interface Holding extends Classed {
  /** UTC ms; null is permanent. */
  until: number | null;
  /** The broken rule of the terms. */
  rule: string;
  /** The findings, without personal data of others: the member reads them. */
  facts: string;
}

/**
 * Mutes a member, as `hold` does. Adds the decision to the case about the profile, like `suspendMember`. Returns its
 * key. Throws account.reason_missing, suspensions.rule_missing, account.no_member, and reports.same_actor if an appeal
 * contests this operator's decision.
 */
export async function holdMember(site: Site, operator: Operator, id: string, given: Holding): Promise<string> {
  const decision = { ...given, ...checkedGround(given) };
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const key = await holdIn(site, tx, operator.name, id, decision);
      const states = { before: {}, after: { held: true, until: decision.until, decision: key } };
      const on = { kind: "member" as const, id };
      return { value: key, act: { act: "writing.hold" as const, on, member: id, reason: decision.facts, ...states } };
    }),
  );
}

/** Previews the emails of `holdMember`. Throws like `holdMember`. */
export async function lettersOfHold(
  site: Site,
  { name: actor }: Operator,
  id: string,
  given: Holding,
): Promise<Preview[]> {
  const decision = { ...given, ...checkedGround(given) };
  return mailsOf(site, async (rehearsing, tx) => void (await holdIn(rehearsing, tx, actor, id, decision)));
}

function holdIn(
  site: Site,
  tx: Tx,
  actor: string,
  id: string,
  { until, rule, facts, ...classed }: Holding,
): Promise<string> {
  return decideAbout(site, tx, { actor, id, rule, facts, ...classed }, (key, about) => {
    return hold(site, tx, { key, subjectId: id, rule, facts, about }, until);
  });
}
