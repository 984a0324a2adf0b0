import { k } from "../columns";
import { kept, personal, withheld } from "../personal";

/** Orders to `act` or to `inform` (Digital Services Act, articles 9 and 10), and `police` notices (article 18). */
export type AuthorityMatterKind = "act" | "inform" | "police";

export const authorityMatters = k.table("authority_matter", {
  id: k.id("id").primaryKey(),
  kind: k.text("kind").$type<AuthorityMatterKind>().notNull(),
  authority: k.text("authority").notNull(),
  /** The authority's country, ISO 3166-1 alpha-2. */
  country: k.text("country").notNull(),
  /** The reference number that the authority gave; "" if the authority gave none. */
  reference: k.text("reference").notNull(),
  category: k.text("category").notNull(),
  keyword: k.text("keyword").notNull(),
  items: k.int("items").notNull(),
  /** The member concerned; null if no account is concerned. No foreign key, because the row outlives the account. */
  memberId: k.id("member_id"),
  facts: k.text("facts").notNull(),
  /** When the order arrived, or when the site gave the notice. */
  receivedAt: k.ms("received_at").notNull(),
  confirmedAt: k.ms("confirmed_at"),
  effectAt: k.ms("effect_at"),
  actor: k.text("actor").notNull(),
});

const SECRET = "the law may forbid telling the person";

/** No export contains these rows, because an investigation must stay secret. */
export const authorityMatterData = personal(authorityMatters, {
  export: { as: "authority_matters", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(withheld(SECRET)),
    kind: kept(withheld(SECRET)),
    authority: kept(withheld(SECRET)),
    country: kept(withheld(SECRET)),
    reference: kept(withheld(SECRET)),
    category: kept(withheld(SECRET)),
    keyword: kept(withheld(SECRET)),
    items: kept(withheld(SECRET)),
    memberId: kept(withheld(SECRET)),
    facts: kept(withheld(SECRET)),
    receivedAt: kept(withheld(SECRET)),
    confirmedAt: kept(withheld(SECRET)),
    effectAt: kept(withheld(SECRET)),
    actor: kept(withheld(SECRET)),
  },
});

/** A legal hold: an authority or a court demanded that a member's data is not erased for now. */
export const legalHolds = k.table("legal_hold", {
  id: k.id("id").primaryKey(),
  memberId: k.id("member_id").notNull(),
  authority: k.text("authority").notNull(),
  reason: k.text("reason").notNull(),
  actor: k.text("actor").notNull(),
  from: k.ms("from_at").notNull(),
  until: k.ms("until_at").notNull(),
  endedAt: k.ms("ended_at"),
});

export const legalHoldData = personal(legalHolds, {
  export: { as: "legal_holds", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(withheld(SECRET)),
    memberId: kept(withheld(SECRET)),
    authority: kept(withheld(SECRET)),
    reason: kept(withheld(SECRET)),
    actor: kept(withheld(SECRET)),
    from: kept(withheld(SECRET)),
    until: kept(withheld(SECRET)),
    endedAt: kept(withheld(SECRET)),
  },
});
