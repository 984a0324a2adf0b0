import type { Member } from "~/app/domain/member";
import { grant } from "~/app/domain/money/ledger/ledger";
import { search } from "~/app/domain/people/search/search";
import type { Site } from "~/app/domain/site";
import { conversationWith, messagesOf, openConversation, sendMessage } from "~/app/domain/talk/chats/chats";
import { addMessages } from "./bench.queries";
import { p99 } from "./load";
import { median, type Pace, type Row, row } from "./rows";
import { type Place, siteIn } from "./sites";

/** Messages in each conversation. The short one still fills a page. */
const LONG = 20_000;
const SHORT = 100;
/** Views of each conversation in a round. */
const EACH = 20;

/** Compares opening, paging and sending in a conversation of 20,000 messages with one of 100, in turns. */
export async function conversationRows(place: Place, slug: string, { rounds }: Pace): Promise<Row[]> {
  const { site, databases } = siteIn(place, slug);
  const { profiles } = await search(site, null, { pp: 40 });
  const [me, one, other] = profiles.filter(({ fictional }) => !fictional);
  const member = { id: me!.id, confirmedAt: 1, spendingCap: null } as Member;
  await site.db.transact((tx) => grant(site, tx, member, { amount: 1_000_000, cause: "grant", key: "conversations" }));
  const [long, short] = [await talk(site, member, one!.id, LONG), await talk(site, member, other!.id, SHORT)];
  const compared = async (doing: string, work: (talk: Talk) => Promise<unknown>): Promise<Row> => {
    const took = { long: [] as number[], short: [] as number[] };
    for (let round = 0; round < rounds * EACH; round++) {
      took.long.push(await timeOf(() => work(long)));
      took.short.push(await timeOf(() => work(short)));
    }
    const [ms, reference] = [median(took.long), median(took.short)];
    return row(`${doing} a conversation of 20,000 messages, against one of 100`, ms / reference, "<= 1.5", {
      ms,
      reference_ms: reference,
      p99_ms: p99(ascending(took.long)),
      reference_p99_ms: p99(ascending(took.short)),
    });
  };
  const rows = [
    await compared("opening", async ({ id }) => {
      await openConversation(site, member, id);
      await messagesOf(site, member, id);
    }),
    await compared("paging up in", ({ id, middle }) => messagesOf(site, member, id, { before: middle })),
    await compared("sending to", ({ id }) =>
      sendMessage(site, member, { conversation: id, text: "See you on Saturday", key: site.newId() }),
    ),
  ];
  await databases.close();
  return rows;
}

interface Talk {
  id: string;
  /** Id of a message with a full page before it. */
  middle: string;
}

/** Fills a conversation with alternating messages of both members. */
async function talk(site: Site, member: Member, other: string, count: number): Promise<Talk> {
  const id = await conversationWith(site, member, other);
  const said = Array.from({ length: count }, (_, index) => ({
    id: site.newId(),
    fromId: index % 2 === 0 ? member.id : other,
    text: `That was number ${index + 1}`,
    sentAt: site.now(),
    key: `${id} ${index}`,
  }));
  await site.db.transact((tx) => addMessages(tx, id, said));
  return { id, middle: said[count / 2]!.id };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const ascending = (values: number[]) => [...values].sort((a, b) => a - b);
