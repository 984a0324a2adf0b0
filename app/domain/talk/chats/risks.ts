import type { Member } from "~/app/domain/member";
import { leadsElsewhere } from "~/app/domain/safety/care/care";
import { type Bound, noticeRisk, type RiskRule, reaches } from "~/app/domain/safety/risk/risk";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { MessageRow } from "./messages.queries";
import { answeredOf, begunBy, type EarlyMessage, earlyMessagesOf, heldFor } from "./risks.queries";
import { countFrom } from "./strangers.queries";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * The numbers of conversations begun in an hour that are a risk signal: below the refused rates
 * (`site/limits/paces.ts`), above the rate of a member who reads profiles in between.
 */
const BEGUN_HOUR: Bound = { fresh: 10, later: 25 };
const BEGUN_DAY: Bound = { fresh: 30, later: 60 };

/**
 * The number of conversations of a week, begun at least a day ago, from which unanswered ones are a risk signal, and
 * the maximum share of answered ones.
 */
const UNANSWERED = { begun: 25, answered: 0.1 };

/** Number of recipients within a week of messages that lead off the site. */
const PUSHED_TO = 3;

/** Number of a member's own messages that count as the first ones. */
const FIRST_ONES = 5;

/**
 * The last message of a conversation that is checked. A later message is not among its author's first five, or has many
 * answers.
 */
const EARLY = 20;

/** Adds risk signals of a message that was just stored. Reads nothing for most messages after the first. */
export async function noticeMessage(site: Site, tx: Tx, member: Member, row: MessageRow): Promise<void> {
  if (row.seq === 1) await noticeBegun(site, tx, member);
  if (row.seq <= EARLY && leadsElsewhere(row.text)) await noticePush(site, tx, member, row);
}

async function noticeBegun(site: Site, tx: Tx, member: Member): Promise<void> {
  const now = site.now();
  const age = now - member.signedUpAt;
  const times = { member: member.id, hourAgo: now - HOUR, dayAgo: now - DAY, weekAgo: now - WEEK };
  const { hour, day, settled } = await begunBy(tx, times);
  const answered = (after: number, until = now) => answeredOf(tx, { ...times, after, until });
  const notice = (rule: RiskRule, begun: number, found: number) =>
    noticeRisk(site, tx, member.id, { rule, figures: { begun, answered: found, age } });
  if (reaches(BEGUN_HOUR, hour, age)) await notice("begun_hour", hour, await answered(times.hourAgo));
  if (reaches(BEGUN_DAY, day, age)) await notice("begun_day", day, await answered(times.dayAgo));
  if (settled < UNANSWERED.begun) return;
  const found = await answered(times.weekAgo, times.dayAgo);
  if (found <= settled * UNANSWERED.answered) await notice("unanswered", settled, found);
}

async function noticePush(site: Site, tx: Tx, member: Member, row: MessageRow): Promise<void> {
  const own = { conversation: row.conversationId, from: member.id, after: 0, limit: FIRST_ONES + 1 };
  if ((await countFrom(tx, own)) > FIRST_ONES) return;
  const lately = { member: member.id, weekAgo: site.now() - WEEK };
  const pushes = pushesAmong(await earlyMessagesOf(tx, lately), lately.weekAgo);
  const to = [...pushes, ...(await heldFor(tx, lately))];
  const people = new Set(to).size;
  if (people < PUSHED_TO) return;
  await noticeRisk(site, tx, member.id, { rule: "push", figures: { messages: to.length, people } });
}

/** Returns the recipients of first messages that led off the site, once per message since then. */
function pushesAmong(early: EarlyMessage[], since: number): string[] {
  const seen = new Map<string, number>();
  return early.flatMap(({ conversation, to, text, sentAt }) => {
    const before = seen.get(conversation) ?? 0;
    seen.set(conversation, before + 1);
    return before < FIRST_ONES && sentAt > since && leadsElsewhere(text) ? to : [];
  });
}
