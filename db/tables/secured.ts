import { k } from "../columns";
import { personal, withheld } from "../personal";

/** The kind of retained content that its member deleted: a profile photo, a message, or a profile text. */
export type SecuredItem = "photo" | "message" | "text";

export interface SecuredContent {
  name?: string;
  text?: string;
  /** The name of the stored photo, which is served to nobody. */
  photo?: string;
  /** The conversation of a message, and the time of sending, UTC ms. */
  conversationId?: string;
  sentAt?: number;
}

/** Content that a member under a legal hold deleted. The site erases it once the last legal hold ends. */
export const securedItems = k.table(
  "secured_item",
  {
    id: k.id("id").primaryKey(),
    memberId: k.id("member_id").notNull(),
    item: k.text("item").$type<SecuredItem>().notNull(),
    itemId: k.id("item_id").notNull(),
    content: k.json<SecuredContent>("content").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("secured_item_member_ix").on(t.memberId, t.at)],
);

const SECRET = "would tell that an authority asked";

export const securedItemData = personal(securedItems, {
  export: { as: "secured_items", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: {
    id: withheld(SECRET),
    memberId: withheld(SECRET),
    item: withheld(SECRET),
    itemId: withheld(SECRET),
    content: withheld(SECRET),
    at: withheld(SECRET),
  },
});
