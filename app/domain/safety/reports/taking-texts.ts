import type { Operator } from "~/app/domain/operator";
import { type ProfileText, textsOn } from "~/app/domain/people/profiles/texts";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { Tx } from "~/db/handle";
import type { Classed } from "./circumstances";
import { removeFromProfile } from "./removal";
import { checkedGround, decideAbout } from "./suspending";

export interface TakingTexts extends Classed {
  /** The names of the texts. */
  names: string[];
  /** The rule of the terms that was broken. */
  rule: string;
  /** The findings, without anything personal of others: the member gets to read them. */
  facts: string;
}

/** The texts that could be taken off a member's profile. */
export function textsOf(site: Site, id: string): Promise<ProfileText[]> {
  return site.db.read((conn) => textsOn(conn, id));
}

/**
 * Takes texts off a member's profile, as a decision on a case does, and closes none. The decision joins the case about the
 * profile, as that of `suspendMember`. Gives its key. Throws what `suspendMember` does, and reports.no_text.
 */
export async function takeTexts(site: Site, operator: Operator, id: string, given: TakingTexts): Promise<string> {
  const decision = { ...given, ...checkedGround(given) };
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const key = await takeIn(site, tx, operator.name, id, decision);
      const states = { before: {}, after: { texts: given.names.join(" "), decision: key } };
      const on = { kind: "member" as const, id };
      return { value: key, act: { act: "texts.remove" as const, on, member: id, reason: decision.facts, ...states } };
    }),
  );
}

/** The mails that `takeTexts` would send. Throws as it does. */
export async function lettersOfTaking(
  site: Site,
  { name: actor }: Operator,
  id: string,
  given: TakingTexts,
): Promise<Preview[]> {
  const decision = { ...given, ...checkedGround(given) };
  return mailsOf(site, async (rehearsing, tx) => void (await takeIn(rehearsing, tx, actor, id, decision)));
}

function takeIn(
  site: Site,
  tx: Tx,
  actor: string,
  id: string,
  { names, rule, facts, ...classed }: TakingTexts,
): Promise<string> {
  return decideAbout(site, tx, { actor, id, rule, facts, ...classed }, (key, about) => {
    return removeFromProfile(site, tx, { key, subjectId: id, rule, facts, about }, names);
  });
}
