import { type Matter, matterNamed } from "~/app/domain/safety/authorities/authorities";
import { heldFrom } from "~/app/domain/safety/care/care";
import { caseOf } from "~/app/domain/safety/reports/cases";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import type { LookedAtFor } from "~/db/tables";
import { noSuchTalk, nothingNeeded } from "./looks.errors";
import {
  type ConversationRow,
  conversationBetween,
  conversationById,
  lastSeqAt,
  namesOf,
  placeOf,
} from "./looks.queries";

type FoundCase = Awaited<ReturnType<typeof caseOf>>;

/** A conversation of a case or order, and its known part: the numbers of the first and last message. */
export interface Talk {
  id: string;
  firstId: string;
  secondId: string;
  why: LookedAtFor;
  firstSeq: number;
  lastSeq: number;
}

/** Returns the conversations of an open case, and [] for a closed case. Throws reports.no_case. */
export async function talksIn(site: Site, caseId: string): Promise<Talk[]> {
  const found = await caseOf(site, caseId);
  if (found.case.state !== "open") return [];
  const held = found.case.kind === "held" ? await heldFrom(site, found.case.subjectId) : [];
  const talks = await site.db.read(async (conn) => {
    if (found.case.kind === "message") return reportedIn(conn, found);
    if (found.case.kind === "profile") return withReporters(conn, found);
    const known = held.map(({ conversationId, at }) => ({ conversationId, at }));
    return Promise.all(
      newestEach(known).map(async ({ conversationId, at }) => {
        const row = await conversationById(conn, conversationId);
        return row && talkUntil(conn, row, at, "held_message");
      }),
    );
  });
  return talks.flatMap((talk) => talk ?? []);
}

/** Returns a name for each conversation, such as "Anna, Bert". */
export async function namesInTalks(site: Pick<Site, "db">, talks: Talk[]): Promise<Map<string, string>> {
  const ids = talks.flatMap(({ firstId, secondId }) => [firstId, secondId]);
  const names = ids.length > 0 ? await site.db.read((conn) => namesOf(conn, ids)) : new Map<string, string>();
  return new Map(talks.map(({ id, firstId, secondId }) => [id, nameOfTalk(names, { firstId, secondId })]));
}

/** Returns the names of a conversation's members, such as "Anna, Bert". A member who left is named by id. */
export function nameOfTalk(names: Map<string, string>, { firstId, secondId }: Pick<Talk, "firstId" | "secondId">) {
  return [firstId, secondId].map((id) => names.get(id) || id).join(", ");
}

/**
 * Returns the conversation between an order's member and another member, from its end. Throws law.no_matter,
 * chat_look.not_needed if the order was complied with, chat_look.no_conversation.
 */
export async function talkUnder(site: Site, orderId: string, otherId: string): Promise<Talk> {
  const { memberId, kind, effectAt }: Matter = await matterNamed(site, orderId);
  if (kind === "police" || effectAt !== null) throw nothingNeeded();
  const row = memberId && (await site.db.read((conn) => conversationBetween(conn, memberId, otherId)));
  if (!row || row.lastSeq === 0) throw noSuchTalk({ fields: { other: [{ key: "chat_look.no_conversation" }] } });
  return { ...talkOf(row, "legal_request"), firstSeq: row.lastSeq + 1, lastSeq: row.lastSeq };
}

async function reportedIn(conn: Conn, { case: { targetId }, reports }: FoundCase): Promise<Talk[]> {
  const place = await placeOf(conn, targetId);
  if (!place) return [];
  const firsts = reports.flatMap(({ evidence }) => evidence?.messages?.[0]?.id ?? []);
  const kept = await Promise.all(firsts.map((id) => placeOf(conn, id)));
  const seqs = kept.flatMap((first) => (first?.id === place.id ? first.seq : []));
  return [{ ...talkOf(place, "report"), firstSeq: Math.min(place.seq, ...seqs), lastSeq: place.seq }];
}

async function withReporters(conn: Conn, { case: { subjectId }, reports }: FoundCase): Promise<(Talk | undefined)[]> {
  const told = reports.filter(({ discardedAt }) => discardedAt === null);
  const rows = await Promise.all(
    told.map(async ({ reporterId, at }) => {
      const row = reporterId && subjectId ? await conversationBetween(conn, subjectId, reporterId) : undefined;
      return row && { row, conversationId: row.id, at };
    }),
  );
  const newest = newestEach(rows.flatMap((each) => each ?? []));
  return Promise.all(newest.map(({ row, at }) => talkUntil(conn, row, at, "report")));
}

/** Returns a conversation up to a moment. Undefined if the conversation has no message. */
async function talkUntil(conn: Conn, row: ConversationRow, at: number, why: LookedAtFor): Promise<Talk | undefined> {
  if (row.lastSeq === 0) return undefined;
  const lastSeq = await lastSeqAt(conn, row.id, at);
  return { ...talkOf(row, why), firstSeq: lastSeq + 1, lastSeq };
}

function talkOf({ id, firstId, secondId }: ConversationRow, why: LookedAtFor) {
  return { id, firstId, secondId, why };
}

function newestEach<Each extends { conversationId: string; at: number }>(all: Each[]): Each[] {
  const newest = new Map<string, Each>();
  for (const each of all) {
    const before = newest.get(each.conversationId);
    if (!before || before.at < each.at) newest.set(each.conversationId, each);
  }
  return [...newest.values()];
}
