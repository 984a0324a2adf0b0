import { auditColumns, wordColumns } from "../audit-columns";
import type { AuditedAction } from "../audited-actions";
import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";

export type AuditedKind =
  | "member"
  | "order"
  | "payment"
  | "refund"
  | "photo"
  | "report"
  | "authority"
  | "legal_hold"
  | "dispute"
  | "statement"
  | "case"
  | "held"
  | "question"
  | "second_look"
  | "sample"
  | "effect"
  | "postback"
  | "capsule";

/** Written in the commits of operators' actions. Triggers refuse changes; each row has the previous hash. */
export const audit = k.table(
  "audit",
  {
    ...auditColumns<AuditedAction, AuditedKind>(),
    /**
     * The member concerned; null if the entry concerns no member. No foreign key, because the entry outlives the
     * account.
     */
    memberId: k.id("member_id"),
  },
  (t) => [
    k.unique("audit_seq_ux").on(t.seq),
    k.index("audit_member_ix").on(t.memberId, t.at, t.id),
    k.index("audit_act_ix").on(t.action, t.at),
  ],
);

export const auditData = personal(audit, {
  export: { as: "actions_of_operators", of: ["memberId"], order: "seq" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    seq: kept(withheld("it says how much operators did on the whole site")),
    operator: kept(withheld("names an operator")),
    origin: kept(withheld("reveals where an operator is")),
    action: kept(given),
    kind: kept(given),
    targetId: kept(given),
    memberId: kept(given),
    before: kept(given),
    after: kept(given),
    at: kept(given),
    reasonHash: kept(withheld("it is about the chain")),
    hash: kept(withheld("it is about the chain")),
  },
});

/** Texts of audit entries, which are erased with the member concerned; `audit` keeps their hash. */
export const auditWords = k.table(
  "audit_words",
  {
    ...wordColumns(),
    memberId: k.id("member_id"),
  },
  (t) => [k.index("audit_words_member_ix").on(t.memberId)],
);

export const auditWordsData = personal(auditWords, {
  export: { as: "words_of_operators", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: {
    entryId: withheld("the member has the words with the credits, the refund or the decision"),
    memberId: withheld("the member has the words with the credits, the refund or the decision"),
    salt: withheld("it is about the chain"),
    reason: withheld("the member has it with the credits, the refund or the decision"),
  },
});
