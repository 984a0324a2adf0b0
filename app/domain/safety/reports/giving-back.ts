import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { giveBackTime } from "~/app/domain/money/orders/orders";
import type { RestorePhotos } from "~/app/domain/people/photos/restoring";
import { showIn } from "~/app/domain/people/profiles/taking-down";
import { restoreTexts, textInWords } from "~/app/domain/people/profiles/texts";
import { enqueueMail } from "~/app/domain/reach/mail/mail";
import type { Restriction } from "~/app/domain/safety/restrictions/restrictions";
import { liftIn, spansUnder } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { Tx } from "~/db/handle";
import { reverseDecisions } from "./reversing";

interface Reversal {
  /** The key of the decision on the appeal. */
  key: string;
  caseId: string;
  memberId: string;
  actor: string;
  facts: string;
  restrictions: Restriction[];
  /** Whether the whole appeal is won, as in `reverseDecisions`. */
  whole: boolean;
  restorePhotos: RestorePhotos;
}

/**
 * Reverses decisions after a won appeal: ends active restrictions, and restores what they took unless its owner
 * replaced it. Lists the restored items in an email. A refused message stays unsent. `reversal.test.ts` lists what
 * stays.
 */
export async function giveBack(
  site: Site,
  tx: Tx,
  { key, caseId, memberId, actor, facts, restrictions, whole, restorePhotos }: Reversal,
): Promise<void> {
  if (restrictions.length === 0 && !whole) return;
  const decided = await reverseDecisions(site, tx, { key, memberId, restrictions, whole });
  const spans = await spansUnder(tx, decided);
  const premium = await giveBackTime(
    site,
    tx,
    memberId,
    spans.map(({ from, to }) => ({ from, to: to ?? site.now() })),
  );
  const of = (item: Restriction["item"]) => restrictions.filter((each) => each.item === item);
  const texts = of("text").flatMap(({ itemId: name, content }) =>
    content?.text ? [{ name, text: content.text }] : [],
  );
  if (texts.length > 0) await restoreTexts(site, tx, memberId, texts);
  if (of("profile").length > 0) await showIn(site, tx, memberId, { isTold: false });
  if (of("photo").length > 0) await restorePhotos(tx);
  const lifting = { actor, facts, isTold: false };
  if (of("account").length > 0) await liftIn(site, tx, "suspension", memberId, lifting);
  if (of("writing").length > 0) await liftIn(site, tx, "mute", memberId, lifting);
  const addressee = await addresseeOf(tx, memberId);
  if (!addressee) return;
  if (restrictions.length === 0) return;
  const { email: to, name, language, timeZone } = addressee;
  const words = site.words(language);
  const items = itemsInWords(restrictions, words).join("; ");
  const format = { dateStyle: "long", timeZone: timeZone ?? site.tenant.timeZone } as const;
  const date = premium && new Intl.DateTimeFormat(words.locale, format).format(premium);
  const action = { path: "/account/decisions" };
  const mail = { kind: "decision_reversed" as const, account: memberId, about: caseId, to, name, language, action };
  const further = date ? [words.t("mail.decision_reversed.premium", { date })] : [];
  await enqueueMail(site, tx, { ...mail, params: { items, facts }, further }, `decision_reversed ${key}`);
}

/** Names restricted items for their owner: a text by its name, any other item by its kind. */
export function itemsInWords(restrictions: Pick<Restriction, "item" | "itemId">[], words: Words): string[] {
  const named = restrictions.map(({ item, itemId }) =>
    item === "text" ? textInWords(itemId, words) : words.t(`decisions.item_${item}`),
  );
  return [...new Set(named)];
}
