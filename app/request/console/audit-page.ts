import type { Desk } from "~/app/domain/desk";
import type { AuditRow } from "~/app/domain/site/audit/audit";
import type { Words } from "~/app/locales";
import { colleagues } from "./colleagues";

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

export async function shownActs(desk: Pick<Desk, "db">, rows: Row[], { locale }: Words): Promise<ShownAct[]> {
  const nameOf = await colleagues(desk);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  return rows.map(({ seq, at, operator, origin, act, kind, targetId, before, after, reason }) => ({
    ...{ seq, origin, act, reason, when: format.format(at) },
    who: nameOf(operator),
    on: `${kind} ${targetId}`,
    change: [inWords(before), inWords(after)].filter(Boolean).join(" → "),
  }));
}

function inWords(state: Row["before"]): string {
  return Object.entries(state)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
