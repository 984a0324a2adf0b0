import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import type { Operator } from "~/app/domain/operator";
import { type ProfileText, removeTexts, textInWords, textsOn } from "~/app/domain/people/profiles/texts";
import { type Circumstances, quoted } from "~/app/domain/safety/restrictions/restrictions";
import { restrictAndState } from "~/app/domain/safety/restrictions/stating";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { Tx } from "~/db/handle";
import { profileAt } from "./evidence";
import { file } from "./filing";
import { noSuchText, nothingToReport, ruleMissing } from "./reports.errors";

interface Removal {
  /** The decision's key. */
  key: string;
  subjectId: string;
  rule: string | null;
  facts: string;
  about: Circumstances;
}

/**
 * Removes texts from the profile of a decision. An email states the texts, the reason, that a person decided, and how
 * to appeal (article 17 of the Digital Services Act). Throws reports.rule_missing, and reports.no_text for a missing
 * text.
 */
export async function removeFromProfile(
  site: Site,
  tx: Tx,
  { key, subjectId, rule, facts, about }: Removal,
  names: string[],
): Promise<void> {
  if (rule === null) throw ruleMissing();
  const removed = await removeTexts(site, tx, subjectId, names);
  if (removed.length < new Set(names).size) throw noSuchText();
  const addressee = await addresseeOf(tx, subjectId);
  if (!addressee) return;
  const words = site.words(addressee.language);
  const texts = removed.map((each) => textInWords(each.name, words)).join("; ");
  const things = removed.map(({ name: itemId, text }) => {
    return { item: "text" as const, itemId, kind: "removed" as const, content: { text } };
  });
  const asItWas = removed.map((each) => `${textInWords(each.name, words)}: ${quoted(each.text, words)}`);
  const params = { texts, rules: `${site.tenant.origin}/pages/ban` };
  const reasons = { ...about, decisionKey: key, ground: rule, facts };
  await restrictAndState(site, tx, addressee, reasons, things, { kind: "text_removed", params, asItWas });
}

/** Returns the texts that can be removed from a member's profile. */
export function textsOf(site: Site, id: string): Promise<ProfileText[]> {
  return site.db.read((conn) => textsOn(conn, id));
}

/**
 * Opens a case about a profile without a report, with a snapshot of the profile; `words` is the reason. Returns the
 * number that finds it. Throws reports.not_found.
 */
export function openOwnCase(site: Site, operator: Operator, address: string, words: string): Promise<string> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { id, number } = await openOwnCaseIn(site, tx, address, words);
      // Names no member and omits the text: it belongs to the report, which its subject does not get.
      const on = { kind: "report" as const, id };
      const entry = { action: "cases.open" as const, on, member: null, reason: "", before: {}, after: { number } };
      return { value: number, entry };
    }),
  );
}

/** Opens a case without a report, within another verb's transaction. */
export async function openOwnCaseIn(
  site: Site,
  tx: Tx,
  address: string,
  words: string,
): Promise<{ id: string; number: string }> {
  const profile = await profileAt(site, tx, address);
  if (!profile) throw nothingToReport();
  return file(site, tx, {
    kind: "profile",
    targetId: profile.id,
    subjectId: profile.id,
    weight: 0,
    reporterId: null,
    reason: "other",
    words,
    evidence: { profile },
    illegal: false,
  });
}
