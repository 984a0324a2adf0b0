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

/** A short text, because the limit on repeated texts to strangers ignores short texts. */
const TEXT = "Shall we meet on Saturday?";

const SENDERS = 16;

/** Number of earlier messages of the day when the late messages are measured. */
const DAY = 3_000;
const MEASURED = 500;

/** Measures paid messages against transactions of the same rows, and late in a busy day against early. */
export async function messageRows(place: Place, slug: string, pace: Pace): Promise<Row[]> {
  const { site, databases } = siteIn(place, slug);
  const { profiles } = await search(site, null, { pp: 40 });
  const [busy, other, fresh] = profiles.filter(({ fictional }) => !fictional).map(({ id }) => id);
  const writer = async (id: string) => {
    const member = { id, confirmedAt: 1, spendingCap: CREDITS } as Member;
    const conversation = await conversationWith(site, member, other!);
    await site.db.transact((tx) => grant(site, tx, member, { amount: CREDITS, cause: "grant", key: "bench" }));
    return { conversation, send: () => sendMessage(site, member, { conversation, text: TEXT, key: site.newId() }) };
  };
  const { conversation, send } = await writer(busy!);
  const file = join(place.dataDir, slug, "members.sqlite");
  const bare = bareSender(file, { writer: busy!, other: other!, conversation });

  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < pace.rounds; round++) {
    rates.push({ ours: await rateOf(send, pace.ms, SENDERS), bare: await rateOf(bare.send, pace.ms, 1) });
  }
  bare.close();
  await costOf(send, DAY);
  const first = await costOf((await writer(fresh!)).send, MEASURED);
  const late = await costOf(send, MEASURED);
  await databases.close();
  return [
    row("paid messages, against bare transactions", median(rates.map((each) => each.ours / each.bare)), ">= 0.8", {
      rate: median(rates.map(({ ours }) => ours)),
      reference_rate: median(rates.map((each) => each.bare)),
    }),
    row("a paid message, against 1 ms of CPU", late / 1_000, "<= 1", { cpu: late }),
    row("a paid message after 3,000 of a day, against the first ones", late / first, "<= 1.3", {
      cpu: late,
      reference_cpu: first,
    }),
  ];
}

const CREDITS = 1_000_000;

async function costOf(work: () => Promise<unknown>, count: number): Promise<number> {
  const begin = process.cpuUsage();
  let left = count;
  const goOn = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: SENDERS }, goOn));
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / count;
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

/** Runs only the statements of one paid message: its reads and its writes. */
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
