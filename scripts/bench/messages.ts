import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Member } from "~/app/domain/member";
import { grant } from "~/app/domain/money/ledger/ledger";
import { search } from "~/app/domain/people/search/search";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { idMaker } from "~/db/ids";
import { Database } from "~/db/sqlite-driver";
import { median, type Pace, type Row, row } from "./rows";
import { type Place, siteIn } from "./sites";

/** So short that it may go to a stranger again and again. */
const TEXT = "Shall we meet on Saturday?";

/** Who sends at the same moment. */
const SENDERS = 16;

/** Paid messages through the verb, by several at once, against transactions of the same rows on a bare handle. */
export async function messageRow(place: Place, slug: string, pace: Pace): Promise<Row> {
  const { site, databases } = siteIn(place, slug);
  const { profiles } = await search(site, null, { pp: 40 });
  const [writer, other] = profiles.filter(({ fictional }) => !fictional);
  const member = { id: writer!.id, confirmedAt: 1, spendingCap: null } as Member;
  const conversation = await conversationWith(site, member, other!.id);
  await site.db.transact((tx) => grant(site, tx, member, { amount: 1_000_000, cause: "grant", key: "bench" }));
  const bare = bareSender(join(place.dataDir, slug, "members.sqlite"), {
    writer: writer!.id,
    other: other!.id,
    conversation,
  });
  const verb = () => sendMessage(site, member, { conversation, text: TEXT, key: site.newId() });

  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < pace.rounds; round++) {
    rates.push({ ours: await rateOf(verb, pace.ms, SENDERS), bare: await rateOf(bare.send, pace.ms, 1) });
  }
  bare.close();
  await databases.close();
  return row("paid messages, against bare transactions", median(rates.map((each) => each.ours / each.bare)), ">= 0.8", {
    rate: median(rates.map(({ ours }) => ours)),
    reference_rate: median(rates.map((each) => each.bare)),
  });
}

async function rateOf(work: () => unknown, ms: number, atOnce: number): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const goOn = async () => {
    for (; performance.now() - begin < ms; done++) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return done / ((performance.now() - begin) / 1000);
}

/** The statements of one paid message and no more: what has to be read to send one, and what is written. */
function bareSender(
  file: string,
  { writer, other, conversation }: Record<"writer" | "other" | "conversation", string>,
) {
  const db = new Database(file);
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -16000"])
    db.pragma(pragma);
  const newId = idMaker(Date.now, randomBytes);
  const side = db.prepare("select other_id from participant where conversation_id = ? and profile_id = ?").pluck();
  const known = db.prepare("select id from message where from_id = ? and key = ?");
  const take = db.prepare("update ledger_account set balance = balance - 1 where id = ? and balance >= 1");
  const entry = db.prepare("insert into ledger_entry values (?, ?, ?, ?, 'message', ?, ?)");
  const count = db.prepare("update conversation set last_seq = last_seq + 1 where id = ? returning last_seq").pluck();
  const message = db.prepare(
    "insert into message (id, conversation_id, seq, from_id, text, sent_at, key) values (?, ?, ?, ?, ?, ?, ?)",
  );
  const event = db.prepare(
    "insert into event (id, member_id, kind, conversation_id, message_seq, at) values (?, ?, 'message', ?, ?, ?)",
  );
  const note = db.prepare(
    "update participant set hidden = 0, last_at = ?, unread = unread + (profile_id <> ?) where conversation_id = ?",
  );
  const send = db.transaction(() => {
    const key = newId();
    const now = Date.now();
    side.get(conversation, writer);
    known.get(writer, key);
    take.run(writer);
    const moved = newId();
    entry.run(moved, writer, "house", -1, key, now);
    entry.run(moved, "house", writer, 1, key, now);
    const seq = count.get(conversation);
    message.run(newId(), conversation, seq, writer, TEXT, now, key);
    for (const told of [writer, other]) event.run(newId(), told, conversation, seq, now);
    note.run(now, writer, conversation);
  });
  return { send: send.immediate, close: () => db.close() };
}
