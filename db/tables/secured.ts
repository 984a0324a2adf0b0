import { k } from "../columns";
import { personal, withheld } from "../personal";

/** What somebody deleted that is kept: a photo of the profile, a message that they took back, or a text of the profile. */
export type SecuredItem = "photo" | "message" | "text";

/** As it was. */
export interface SecuredContent {
  /** Of a text, its field. */
  name?: string;
  text?: string;
  /** The name of its files, which nobody is served. */
  photo?: string;
  /** Of a message: the conversation that it was in, and when it was sent, UTC ms. */
  conversationId?: string;
  sentAt?: number;
}

/** What a member under a legal hold deleted themselves. It goes once no hold on them is left. */
export const securedItems = k.table(
  "secured_item",
  {
    id: k.id("id").primaryKey(),
    memberId: k.id("member_id").notNull(),
    item: k.text("item").$type<SecuredItem>().notNull(),
    itemId: k.id("item_id").notNull(),
    content: k.json<SecuredContent>("content").notNull(),
    /** When it was deleted. */
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
