import type { Operator } from "~/app/domain/operator";
import { type HeldMessage, heldFrom, heldMessages } from "~/app/domain/safety/care/care";
import { caseOf } from "~/app/domain/safety/reports/cases";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Asked, Page } from "~/db/pages";
import type { LookedAtFor } from "~/db/tables";
import { insertFirstLook, insertLook, type LookRow, lastKeptLook, looksOn } from "./looks.queries";

type FoundCase = Awaited<ReturnType<typeof caseOf>>;
type OpenedCase = Pick<FoundCase, "case" | "reports" | "decisions">;

/** Chat text stored for a case, with its members; "" if unknown. */
interface Kept {
  firstId: string;
  secondId: string;
  why: LookedAtFor;
  messages: number;
}

/** Counts the messages stored for a case, or quarantined if the case is about those. */
export async function messagesKeptFor(site: Site, found: Pick<FoundCase, "case" | "reports">): Promise<number> {
  return (await keptFor(site, found)).reduce((sum, { messages }) => sum + messages, 0);
}

/** Whether this operator opened the case's messages. False again after messages are added or the case is decided. */
export async function hasOpened(site: Site, operator: string, found: OpenedCase): Promise<boolean> {
  const { id: targetId, version } = found.case;
  const look = await site.db.read((conn) => lastKeptLook(conn, { operator, targetId }));
  if (!look) return false;
  const { at } = look;
  const times = await keptTimes(site, found);
  // A quarantined message leaves the version unchanged if its rule already counted that day.
  if (look.version === version) return times.every((kept) => kept <= at);
  if (found.decisions.some((decision) => decision.at >= at)) return false;
  return times.every((kept) => kept < at);
}

/**
 * Records that an operator opens the messages stored for a case; nothing is shown before. Records once per version,
 * again after new quarantined messages, and each time if a reason is given. Records nothing without messages. Throws
 * reports.no_case, account.reason_missing.
 */
export async function openKept(site: Site, operator: Operator, idOrNumber: string, reason?: string): Promise<void> {
  const why = reason === undefined ? "" : requiredReason(reason);
  const found = await caseOf(site, idOrNumber);
  const kept = await keptFor(site, found);
  const newest = Math.max(0, ...(await keptTimes(site, found)));
  const { id: targetId, version } = found.case;
  await site.db.transact(
    audited(site, operator, async (tx) => {
      let messages = 0;
      const before = await lastKeptLook(tx, { operator: operator.name, targetId });
      const hasGrown = before !== undefined && before.at < newest;
      for (const each of kept) {
        const look = { ...lookAt(site, operator, each), kind: "case" as const, targetId };
        const isNoted = reason === undefined && (await insertFirstLook(tx, { ...look, version }));
        if (!isNoted && reason === undefined && !hasGrown) continue;
        if (!isNoted) await insertLook(tx, { ...look, version: null });
        messages += each.messages;
      }
      if (messages === 0) return { value: undefined, entry: undefined };
      const on = { kind: "case" as const, id: targetId };
      const states = { before: {}, after: { part: "evidence", messages, version } };
      return {
        value: undefined,
        entry: { action: "chats.evidence" as const, on, member: null, reason: why, ...states },
      };
    }),
  );
}

/** Records the reader and reason, then returns a page of quarantined messages. Throws account.reason_missing. */
export async function openHeld(
  site: Site,
  operator: Operator,
  asked: Asked,
  reason: string,
): Promise<Page<HeldMessage>> {
  const why = requiredReason(reason);
  const page = await heldMessages(site, asked);
  const bySender = new Map<string, number>();
  for (const { fromId } of page.rows) bySender.set(fromId, (bySender.get(fromId) ?? 0) + 1);
  await site.db.transact(
    audited(site, operator, async (tx) => {
      const { slug: targetId } = site.tenant;
      for (const [firstId, messages] of bySender) {
        const kept = { firstId, secondId: "", why: "held_message" as const, messages };
        await insertLook(tx, { ...lookAt(site, operator, kept), kind: "held", targetId, version: null });
      }
      if (page.rows.length === 0) return { value: undefined, entry: undefined };
      const on = { kind: "held" as const, id: targetId };
      const states = { before: {}, after: { part: "evidence", messages: page.rows.length } };
      return { value: undefined, entry: { action: "chats.held" as const, on, member: null, reason: why, ...states } };
    }),
  );
  return page;
}

export type Look = Awaited<ReturnType<typeof looksOn>>[number];

/** Returns the readings because of a case, newest first, at most two hundred. */
export function looksAt(site: Pick<Site, "db">, caseId: string): Promise<Look[]> {
  return site.db.read((conn) => looksOn(conn, caseId, MOST_SHOWN));
}

const MOST_SHOWN = 200;

/** Returns when messages were added to a case, UTC ms. */
async function keptTimes(site: Site, { case: found, reports }: Pick<FoundCase, "case" | "reports">): Promise<number[]> {
  if (found.kind === "held") return (await heldFrom(site, found.subjectId)).map(({ at }) => at);
  return reports.flatMap(({ at, evidence }) => (evidence?.messages?.length ? at : []));
}

/** Groups the messages stored for a case by pair of members. */
async function keptFor(site: Site, { case: found, reports }: Pick<FoundCase, "case" | "reports">): Promise<Kept[]> {
  const { subjectId } = found;
  if (found.kind === "held") {
    const { length: messages } = await heldFrom(site, subjectId);
    return messages > 0 ? [{ firstId: subjectId, secondId: "", why: "held_message", messages }] : [];
  }
  const kept = new Map<string, Kept>();
  for (const { reporterId, evidence } of reports) {
    const [secondId, messages] = [reporterId ?? "", evidence?.messages?.length ?? 0];
    if (messages === 0) continue;
    const before = kept.get(secondId)?.messages ?? 0;
    kept.set(secondId, { firstId: subjectId, secondId, why: "report", messages: before + messages });
  }
  return [...kept.values()];
}

function lookAt(site: Site, { name }: Operator, { firstId, secondId, why, messages }: Kept) {
  const whole = { readingId: null, part: "evidence", fromSeq: null, toSeq: null } as const;
  return {
    ...{ ...whole, id: site.newId(), why, messages, firstId, secondId },
    ...{ operator: name, at: site.now() },
  } satisfies Partial<LookRow>;
}
