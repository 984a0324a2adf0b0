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
  /** The broken rule of the terms. */
  rule: string;
  /** The findings, without personal data of others: the member reads them. */
  facts: string;
}

/** Returns the texts that can be removed from a member's profile. */
export function textsOf(site: Site, id: string): Promise<ProfileText[]> {
  return site.db.read((conn) => textsOn(conn, id));
}

/**
 * Removes texts from a member's profile without closing a case. The decision joins the case about the profile, like
 * that of `suspendMember`. Returns its key. Throws errors of `suspendMember`, and reports.no_text.
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

/** Previews the emails of `takeTexts`. Throws like `takeTexts`. */
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
