import { k } from "../columns";
import { given, kept, personal } from "../personal";

/** A legal page in one of the wordings that this site has shown. Never changed and never deleted, only added. */
export const legalTexts = k.table("legal_text", {
  /** A digest of page, language, title and text: the same words are the same version. */
  id: k.id("id").primaryKey(),
  page: k.text("page").notNull(),
  language: k.text("language").notNull(),
  title: k.text("title").notNull(),
  /** Markdown, with the site's and its company's facts as they were. */
  text: k.text("text").notNull(),
  /** The day that the engine gave the text, YYYY-MM-DD; null for one of the tenant's. */
  since: k.text("since"),
  /** When it was first shown to somebody, or agreed to. */
  shownAt: k.ms("shown_at").notNull(),
});

/** About nobody: no person has this id. */
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
