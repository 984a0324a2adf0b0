import { k } from "../columns";
import { given, personal } from "../personal";
import { accounts } from "./accounts";

export type PostbackEvent = "lead" | "sale" | "rejected";

/** `skipped`: suppressed by a rule and never sent. `refused`: the partner refused the postback. */
export type PostbackState = "waiting" | "sent" | "skipped" | "refused";

/** Postbacks, sent or suppressed, to the partner that sent a member. No column has their contents. */
export const postbacks = k.table(
  "postback",
  {
    id: k.id("id").primaryKey(),
    memberId: k.ownerId("member_id", () => accounts.id),
    /** The id of the order concerned, or of the member for a sign-up. */
    causeId: k.id("cause_id").notNull(),
    event: k.text("event").$type<PostbackEvent>().notNull(),
    network: k.text("network").notNull(),
    /** The partner's id of the cause: the same for its lead, sale and rejection, and for every try. */
    txid: k.text("txid").notNull(),
    minor: k.int("minor"),
    currency: k.text("currency"),
    state: k.text("state").$type<PostbackState>().notNull(),
    /** Why the postback was not sent, or not yet, for an operator. */
    reason: k.text("reason"),
    /** How often an operator sent it again. */
    replays: k.int("replays").notNull().default(0),
    at: k.ms("at").notNull(),
    /** When the postback is due, or was settled. */
    dueAt: k.ms("due_at").notNull(),
  },
  (t) => [
    k.unique("postback_cause_ux").on(t.causeId, t.event),
    k.index("postback_member_ix").on(t.memberId),
    k.index("postback_at_ix").on(k.desc(t.at)),
  ],
);

export const postbackData = personal(postbacks, {
  export: { as: "postbacks", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "delete" },
  columns: {
    id: given,
    memberId: given,
    causeId: given,
    event: given,
    network: given,
    txid: given,
    minor: given,
    currency: given,
    state: given,
    reason: given,
    replays: given,
    at: given,
    dueAt: given,
  },
});
