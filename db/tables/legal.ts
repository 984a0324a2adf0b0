import { k } from "../columns";
import { given, kept, personal } from "../personal";

/** A legal page in one of the wordings that this site has shown. Rows are only added. */
export const legalTexts = k.table("legal_text", {
  /** A digest of page, language, title and text: the same text is the same version. */
  id: k.id("id").primaryKey(),
  page: k.text("page").notNull(),
  language: k.text("language").notNull(),
  title: k.text("title").notNull(),
  /** Markdown, with the facts of the site and its company at that time. */
  text: k.text("text").notNull(),
  /** The first day of the engine's text, YYYY-MM-DD. Null for a tenant's own text. */
  since: k.text("since"),
  shownAt: k.ms("shown_at").notNull(),
});

/** The rows are not personal: no person has this id. */
export const legalTextData = personal(legalTexts, {
  export: { as: "legal_texts", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: {
    id: kept(given),
    page: kept(given),
    language: kept(given),
    title: kept(given),
    text: kept(given),
    since: kept(given),
    shownAt: kept(given),
  },
});
