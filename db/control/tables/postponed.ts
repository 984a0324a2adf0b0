import { k } from "../../columns";
import { operators } from "./operators";

/**
 * An act on something of a brand that was confirmed and is not done yet, so that its operator can take it back. The row goes
 * with the act; one that could not be done stays until its operator has read that.
 */
export const postponedDeeds = k.table(
  "postponed_deed",
  {
    /** The row of the act in the brand's audit has this id too: so no deed is done twice. */
    id: k.id("id").primaryKey(),
    /** What was confirmed together, and is taken back together. */
    batch: k.id("batch").notNull(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    /** From where they confirmed it. */
    origin: k.text("origin").notNull(),
    act: k.text("act").notNull(),
    /** A tenant's slug. */
    brand: k.text("brand").notNull(),
    target: k.id("target").notNull(),
    /** Empty once it could not be done, or was taken back. */
    fields: k.json<Record<string, string>>("fields").notNull(),
    /** The operator's. */
    language: k.text("language").notNull(),
    dueAt: k.ms("due_at").notNull(),
    /** How often somebody began to do it. */
    claims: k.int("claims").notNull(),
    /** Whoever began has until then; null where nobody did. */
    claimedUntil: k.ms("claimed_until"),
    /** Why it could not be done; `acts.undone` where its operator took it back. */
    failure: k.json<DeedFailure | null>("failure"),
  },
  (t) => [
    k.index("postponed_deed_operator_ix").on(t.operatorId),
    k.index("postponed_deed_brand_ix").on(t.brand, t.target),
    k.index("postponed_deed_due_ix").on(t.dueAt),
  ],
);

export interface DeedFailure {
  /** The key of a text. */
  code: string;
  params: Record<string, string | number>;
}
