import type { Desk } from "~/app/domain/desk";
import type { AuditRow } from "~/app/domain/site/audit/audit";
import type { Words } from "~/app/locales";
import { lookInWords } from "./case-messages";
import { colleagues, type NameOf } from "./colleagues";

/** An act of the audit, in words. */
export interface ShownAct {
  seq: number;
  when: string;
  who: string;
  origin: string;
  act: string;
  on: string;
  change: string;
  reason: string;
}

type Row = Pick<AuditRow, "seq" | "operator" | "origin" | "targetId" | "before" | "after" | "at" | "reason"> & {
  act: string;
  kind: string;
};

export async function shownActs(desk: Pick<Desk, "db">, rows: Row[], words: Words): Promise<ShownAct[]> {
  const nameOf = await colleagues(desk);
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "medium" });
  return rows.map((row) => {
    const { seq, at, operator, origin, act, kind, targetId, before, after, reason } = row;
    return {
      ...{ seq, origin, act, reason, when: format.format(at) },
      who: nameOf(operator),
      on: `${kind} ${targetId}`,
      change: lookOf(row, nameOf, words) ?? [inWords(before), inWords(after)].filter(Boolean).join(" → "),
    };
  });
}

/** What was read of chats; undefined for any other act. */
function lookOf({ act, operator, after }: Row, nameOf: NameOf, words: Words): string | undefined {
  if (act === "chats.open") return words.t("chat_look.opened", { name: nameOf(operator) });
  const { part: named, messages = 0, from, to } = after;
  const part = PARTS.find((each) => each === named);
  if (!act.startsWith("chats.") || part === undefined) return undefined;
  const read = lookInWords({ operator, part, messages: Number(messages) }, nameOf, words);
  return from === undefined ? read : `${read} (${from}–${to})`;
}

const PARTS = ["evidence", "before", "after", "again"] as const;

function inWords(state: Row["before"]): string {
  return Object.entries(state)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
