import type { Operator } from "~/app/domain/operator";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { hold } from "~/app/domain/safety/writing-holds/writing-holds";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { Tx } from "~/db/handle";
import type { Classed } from "./circumstances";
import { checkedGround, decideAbout } from "./suspending";

export interface Holding extends Classed {
  /** UTC ms; null is for good. */
  until: number | null;
  /** The rule of the terms that was broken. */
  rule: string;
  /** The findings, without anything personal of others: the member gets to read them. */
  facts: string;
}

/**
 * Keeps a member from writing, as `hold` does. The decision joins the case about the profile, as that of `suspendMember`. Gives its
 * key. Throws account.reason_missing, suspensions.rule_missing, account.no_member, and reports.same_actor where an appeal waits
 * against this operator's own decision.
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

/** The mails that `holdMember` would send. Throws as it does. */
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
