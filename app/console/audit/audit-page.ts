import { lookInWords } from "~/app/console/cases/case-messages";
import { colleagues, type NameOf } from "~/app/console/frame/colleagues";
import { actionInWords } from "~/app/console/members/timeline";
import type { Desk } from "~/app/domain/desk";
import type { AuditRow } from "~/app/domain/site/audit/audit";
import type { Words } from "~/app/locales";

/** An audit entry as text, with the names that commands and exports use. */
export interface ShownAction {
  seq: number;
  when: string;
  who: string;
  origin: string;
  title: string;
  /** The name in commands and exports. */
  action: string;
  on: string;
  /** The address of the target's page. Null if the page does not exist, or the reader may not see it. */
  to: string | null;
  change: string;
  /** Whether the page shows the target's stored name, because the target has no text. */
  isCoded: boolean;
  reason: string;
}

type Row = Pick<AuditRow, "seq" | "operator" | "origin" | "targetId" | "before" | "after" | "at" | "reason"> & {
  action: string;
  kind: string;
};

interface Reader {
  desk: Pick<Desk, "db">;
  words: Words;
  timeZone: string;
  /** Returns the page of an id of this kind, for the reader of the audit. */
  pathOf(kind: string, id: string): string | null;
}

export async function shownActions(rows: Row[], { desk, words, timeZone, pathOf }: Reader): Promise<ShownAction[]> {
  const nameOf = await colleagues(desk);
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "medium", timeZone });
  return rows.map((row) => {
    const { seq, at, operator, origin, action, kind, targetId, before, after, reason } = row;
    const states = [before, after].map((state) => asKept(state, format));
    const look = lookOf(row, nameOf, words);
    return {
      ...{ seq, origin, action, reason, title: actionInWords(action, words), when: format.format(at) },
      who: nameOf(operator),
      on: `${kind} ${targetId}`,
      to: pathOf(kind, targetId),
      change: look ?? states.filter(Boolean).join(" → "),
      isCoded: look === undefined,
    };
  });
}

/** Describes which chat messages the operator read. Undefined for any other entry. */
function lookOf({ action, operator, after }: Row, nameOf: NameOf, words: Words): string | undefined {
  if (action === "chats.open") return words.t("chat_look.opened", { name: nameOf(operator) });
  const { part: named, messages = 0, from, to } = after;
  const part = PARTS.find((each) => each === named);
  if (!action.startsWith("chats.") || part === undefined) return undefined;
  const read = lookInWords({ operator, part, messages: Number(messages) }, nameOf, words);
  return from === undefined ? read : `${read} (${from}–${to})`;
}

const PARTS = ["evidence", "before", "after", "again"] as const;

function asKept(state: Row["before"], format: Intl.DateTimeFormat): string {
  return Object.entries(state)
    .map(([name, value]) => `${name} ${isMoment(value) ? format.format(value) : value}`)
    .join(", ");
}

/** Returns whether a number is a time (UTC ms) of this century: no other number in audit entries is as large. */
function isMoment(value: unknown): value is number {
  return typeof value === "number" && value > 946_684_800_000 && value <= 8_640_000_000_000_000;
}
