import { textInWords } from "~/app/domain/people/profiles/texts";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";
import type { Restriction } from "~/app/domain/safety/restrictions/restrictions";
import { shortened } from "~/app/domain/texts";
import type { Words } from "~/app/locales";

/** Formats "Photo: Bert", or only the kind if the owner is unknown. */
export function titleOf({ case: { kind }, name }: Pick<CaseFile, "case" | "name">, { t }: Words): string {
  const what = t(`queue.kind_${kind}`);
  return name ? t("queue.kind_of", { kind: what, name }) : what;
}

/** Formats "Text: About me", or only the kind if the item has no name. */
export function restrictionInWords({ item, itemId, content }: Restriction, words: Words): string {
  const kind = words.t(`law.item_${item}`);
  // The text of a message is never shown here, because opening chat text is an audited action of its case.
  if (item === "message") return kind;
  if (item === "text") return words.t("queue.kind_of", { kind, name: textInWords(itemId, words) });
  return content?.text ? words.t("queue.kind_of", { kind, name: shortened(content.text, SHOWN) }) : kind;
}

/** Maximum length of the quoted content, in characters. */
const SHOWN = 60;
