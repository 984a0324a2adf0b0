import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import type { RestorePhotos } from "~/app/domain/people/photos/restoring";
import { showIn } from "~/app/domain/people/profiles/taking-down";
import { restoreTexts, textInWords } from "~/app/domain/people/profiles/texts";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import { type Restriction, reverseRestrictions } from "~/app/domain/safety/restrictions/restrictions";
import { decisionOfSuspension, liftIn } from "~/app/domain/safety/suspensions/suspensions";
import { releaseIn } from "~/app/domain/safety/writing-holds/writing-holds";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { Tx } from "~/db/handle";

interface Reversal {
  /** The key of the decision on the appeal. */
  key: string;
  caseId: string;
  memberId: string;
  actor: string;
  facts: string;
  restrictions: Restriction[];
  restorePhotos: RestorePhotos;
}

/**
 * Undoes restrictions because of an appeal: what they took is there again, as far as its owner has put nothing in its place,
 * and what still holds ends. A mail says what that is. A message that was refused is not sent after all.
 */
export async function giveBack(
  site: Site,
  tx: Tx,
  { key, caseId, memberId, actor, facts, restrictions, restorePhotos }: Reversal,
): Promise<void> {
  if (restrictions.length === 0) return;
  await reverseRestrictions(
    tx,
    restrictions.map(({ id }) => id),
    site.now(),
  );
  const of = (item: Restriction["item"]) => restrictions.filter((each) => each.item === item);
  const texts = of("text").flatMap(({ itemId: name, content }) =>
    content?.text ? [{ name, text: content.text }] : [],
  );
  if (texts.length > 0) await restoreTexts(site, tx, memberId, texts);
  if (of("profile").length > 0) await showIn(site, tx, memberId, { isTold: false });
  if (of("photo").length > 0) await restorePhotos(tx);
  if (of("account").length > 0 && (await decisionOfSuspension(tx, memberId)))
    await liftIn(site, tx, memberId, { actor, facts, isTold: false });
  if (of("writing").length > 0) await releaseIn(site, tx, { id: memberId, actor, facts });
  const addressee = await addresseeOf(tx, memberId);
  if (!addressee) return;
  const { email: to, name, language } = addressee;
  const items = itemsInWords(restrictions, site.words(language)).join("; ");
  const action = { path: "/account/decisions" };
  const mail = { kind: "decision_reversed" as const, account: memberId, about: caseId, to, name, language, action };
  await enqueueMail(site, tx, { ...mail, params: { items, facts } }, `decision_reversed ${key}`);
}

/** What is restricted, in words for its owner: a text by its name, anything else by its kind. */
export function itemsInWords(restrictions: Pick<Restriction, "item" | "itemId">[], words: Words): string[] {
  const named = restrictions.map(({ item, itemId }) =>
    item === "text" ? textInWords(itemId, words) : words.t(`decisions.item_${item}`),
  );
  return [...new Set(named)];
}
