import { k } from "../columns";
import { kept, personal, withheld } from "../personal";

/** The site's own secret, wrapped with the secret of its machine. The table has one row. */
export const siteSecrets = k.table("site_secret", {
  id: k.word("id").primaryKey(),
  /** The fingerprint of the machine's secret that wraps the site's. A fingerprint does not reveal the secret. */
  wrappedBy: k.short("wrapped_by", 64).notNull(),
  wrapped: k.short("wrapped", 300).notNull(),
  createdAt: k.ms("created_at").notNull(),
  wrappedAt: k.ms("wrapped_at").notNull(),
});

/** The row is not personal: no person has this id. */
export const siteSecretData = personal(siteSecrets, {
  export: { as: "site_secret", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: {
    id: kept(withheld("it is about nobody")),
    wrappedBy: kept(withheld("it is about nobody")),
    wrapped: kept(withheld("what is sealed could be opened with it")),
    createdAt: kept(withheld("it is about nobody")),
    wrappedAt: kept(withheld("it is about nobody")),
  },
});
