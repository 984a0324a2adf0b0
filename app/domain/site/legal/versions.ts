import { createHash } from "node:crypto";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { Tx } from "~/db/handle";
import type { Language, PageName } from "~/tenants/config/vocabulary";
import { asPage, isPageName, type LegalPage, type LegalText, legalText } from "./legal";
import { insertText, textById, textsOf } from "./legal.queries";

export interface FormerText {
  id: string;
  /** When the text was first shown, UTC ms. */
  shownAt: number;
}

/** Stores a new text. Returns when it was first shown, UTC ms, and the others, latest first; [] on failure. */
export async function shownText(site: Site, text: LegalText): Promise<{ shownAt: number; former: FormerText[] }> {
  const id = idOf(text);
  try {
    const kept = await site.db.read((conn) => textsOf(conn, text.page, text.language));
    const present = kept.find((each) => each.id === id);
    if (!present) await skipWhileReadOnly(site.db.transact((tx) => keepText(site, tx, text)));
    return { shownAt: present?.shownAt ?? site.now(), former: kept.filter((each) => each !== present) };
  } catch (error) {
    site.log.warn({ err: error, page: text.page }, "could not read or store the versions of a legal page");
    return { shownAt: site.now(), former: [] };
  }
}

/** Stores the present text of a page that a member agrees to in that language, and returns its id. */
export async function keepAgreed(site: Site, tx: Tx, page: PageName, words: Words): Promise<string> {
  const text = legalText(site, page, words);
  await keepText(site, tx, text);
  return idOf(text);
}

export interface KeptPage extends LegalPage {
  page: PageName;
  language: Language;
  shownAt: number;
}

export async function keptPage(site: Site, page: string, id: string): Promise<KeptPage | undefined> {
  const kept = await site.db.read((conn) => textById(conn, id));
  if (!kept || kept.page !== page || !isPageName(kept.page)) return undefined;
  return { ...asPage(kept), page: kept.page, language: kept.language as Language, shownAt: kept.shownAt };
}

export function keptPath(page: string, id: string): string {
  return `/pages/${page}/${id}`;
}

/** Derives the id from the text, not from the day, which changes with any language's text. */
function idOf({ page, language, title, text }: LegalText): string {
  const words = JSON.stringify([page, language, title, text]);
  return createHash("sha256").update(words).digest("hex").slice(0, 20);
}

async function keepText(site: Site, tx: Tx, text: LegalText): Promise<void> {
  await insertText(tx, { ...text, id: idOf(text), shownAt: site.now() });
}
