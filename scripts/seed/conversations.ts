import type { conversations, messages, participants } from "~/db/tables";
import { idAt } from "./ids";
import type { InventedPerson } from "./people";
import type { Random } from "./random";
import { momentOf, suit } from "./relations";

export interface Talk {
  conversation: typeof conversations.$inferInsert;
  sides: (typeof participants.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
}

type Profile = InventedPerson["profile"];

const DAY = 86_400_000;

/** Makes conversations among people, one per pair. Fictional profiles start none. */
export function talksAmong(people: Profile[], count: number, dialogues: string[][], random: Random): Talk[] {
  const members = people.filter(({ kind }) => kind === "member");
  const made = new Map<string, Talk>();
  for (let attempt = 0; members.length > 1 && made.size < count && attempt < count * 12; attempt++) {
    const [one, other] = [random.pick(members), random.pick(members)];
    const moment = suit(one, other) ? momentOf(one, other) : undefined;
    if (!moment || moment.until - moment.from < DAY) continue;
    const lines = random.pick(dialogues);
    const said = lines.slice(0, 1 + random.int(lines.length));
    const pair = [one.id, other.id].sort().join(" ");
    if (made.has(pair)) continue;
    const until = moment.until - Math.floor(random.next() * Math.min(DAY, moment.until - moment.from) * 0.5);
    made.set(pair, talkBetween({ first: one, second: other, said, until, unread: random.chance(0.3) }, random));
  }
  return [...made.values()];
}

interface Plan {
  first: { id: string };
  second: { id: string };
  said: string[];
  /** Time of the last message, UTC ms. */
  until: number;
  unread: boolean;
}

/** Makes a conversation between two people, with minutes and hours between messages. */
export function talkBetween({ first, second, said, until, unread }: Plan, random: Random): Talk {
  const turns = [first.id, second.id] as const;
  const times = said.map(() => 0);
  for (let at = said.length - 1, time = until; at >= 0; at--) {
    times[at] = time;
    time -= Math.floor((0.05 + random.next() ** 3) * 4 * 3_600_000);
  }
  const createdAt = times[0]!;
  const id = idAt(createdAt, random);
  const written = said.map((text, index) => {
    const sentAt = times[index]!;
    const messageId = idAt(sentAt, random);
    return {
      id: messageId,
      conversationId: id,
      seq: index + 1,
      fromId: turns[index % 2]!,
      text,
      sentAt,
      key: messageId,
    };
  });
  const last = written.at(-1)!;
  const side = (me: string, other: string): Talk["sides"][number] => {
    const missed = unread && last.fromId !== me;
    const counted = { unread: missed ? 1 : 0, readSeq: missed ? last.seq - 1 : last.seq, lastAt: last.sentAt };
    return { conversationId: id, profileId: me, otherId: other, clearedSeq: 0, hidden: false, ...counted };
  };
  const [firstId, secondId] = [...turns].sort() as [string, string];
  return {
    conversation: { id, firstId, secondId, createdAt, lastSeq: last.seq },
    sides: [side(turns[0], turns[1]), side(turns[1], turns[0])],
    messages: written,
  };
}
