import { k } from "../columns";
import { kept, personal, withheld } from "../personal";

/**
 * Orders of authorities: to `act` against illegal content, to `inform` about somebody (Digital Services Act, articles 9 and
 * 10), and `police`: what the site tells an authority of a threat to somebody's life or safety (article 18).
 */
export type AuthorityMatterKind = "act" | "inform" | "police";

export const authorityMatters = k.table("authority_matter", {
  id: k.id("id").primaryKey(),
  kind: k.text("kind").$type<AuthorityMatterKind>().notNull(),
  authority: k.text("authority").notNull(),
  /** The authority's country: ISO 3166-1 alpha-2. */
  country: k.text("country").notNull(),
  /** The authority's reference; "" where it gave none. */
  reference: k.text("reference").notNull(),
  /** In the words of the transparency reports. */
  category: k.text("category").notNull(),
  keyword: k.text("keyword").notNull(),
  /** How many things it is about. */
  items: k.int("items").notNull(),
  /** Whom it is about; null where that is nobody with an account. No reference: it outlives the account. */
  memberId: k.id("member_id"),
  facts: k.text("facts").notNull(),
  /** Of an order, when it came; of a notice, when it was given. */
  receivedAt: k.ms("received_at").notNull(),
  /** When the authority was told that the order had come. */
  confirmedAt: k.ms("confirmed_at"),
  /** When it was complied with. */
  effectAt: k.ms("effect_at"),
  actor: k.text("actor").notNull(),
});

const SECRET = "the law may forbid telling whom it is about";

/** In no export: an investigation must not be given away. */
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

/** What of a member is not erased for now, because an authority or a court asked for it. */
export const legalHolds = k.table("legal_hold", {
  id: k.id("id").primaryKey(),
  memberId: k.id("member_id").notNull(),
  /** Who asked, with their reference. */
  authority: k.text("authority").notNull(),
  reason: k.text("reason").notNull(),
  actor: k.text("actor").notNull(),
  from: k.ms("from_at").notNull(),
  until: k.ms("until_at").notNull(),
  /** When it was ended before that; null where nobody did. */
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
