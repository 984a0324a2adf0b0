import { orWrong, readFields, type Wrong } from "~/app/console/frame/forms";
import type { BrandArgs } from "~/app/console/frame/guards";
import { clockOf, timeOf } from "~/app/console/frame/times";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { matterNamed } from "~/app/domain/safety/authorities/authorities";
import { type Reading, type ReadMessage, readingOf, readOn } from "~/app/domain/safety/looks/readings";
import { caseOf } from "~/app/domain/safety/reports/cases";
import type { Site } from "~/app/domain/site";

const PARTS = ["before", "after", "again"] as const;

/**
 * A permission to read a conversation, as its page shows it. Contains no chat text, which only the answer to a form
 * contains.
 */
export interface ShownReading {
  title: string;
  back: string;
  isCase: boolean;
  isOver: boolean;
  until: string;
  reason: string;
  left: number;
  /** The number of steps so far. */
  steps: number;
}

/** One step of the conversation: up to ten messages, shown only while the page is open. */
export interface ShownMessages extends Wrong {
  part: (typeof PARTS)[number];
  messages: {
    id: string;
    who: string;
    isSubjects: boolean;
    when: string;
    text: string;
    takenBack: boolean;
    photo: string | null;
  }[];
}

export function readingPath({ tenant }: Pick<Site, "tenant">, id: string): string {
  return `/brands/${tenant.slug}/readings/${id}`;
}

/** Returns a permission to read. Throws console.not_found if the permission belongs to a colleague. */
export async function shownReading(where: BrandArgs): Promise<ShownReading> {
  const { site, context } = where;
  const { words } = context.visit;
  const reading = await readingOf(site, readerIn(where), where.params.id ?? "");
  const { kind, targetId, until, reason, left, steps, isOver, names } = reading;
  const isCase = kind === "case";
  const brand = `/brands/${site.tenant.slug}`;
  return {
    ...{ isCase, isOver, reason, left, steps, until: timeOf(site.tenant, words)(until) },
    title: words.t("chat_look.title", { names }),
    back: isCase ? `${brand}/cases/${encodeURIComponent(targetId)}` : `${brand}/law`,
  };
}

/** Reads the next messages of a conversation and returns them. */
export async function takeStep(where: BrandArgs) {
  const { site, params } = where;
  const { part: asked, number } = await readFields(where.request);
  const part = PARTS.find((each) => each === asked) ?? "again";
  const reader = readerIn(where);
  const reading = await readingOf(site, reader, params.id ?? "");
  const nothing: ShownMessages = { part, messages: [], errors: {} };
  return orWrong(where, nothing, async (): Promise<ShownMessages> => {
    const read = await readOn(site, reader, reading.id, { part, number: Number(number) });
    return { ...nothing, messages: await shownMessages(where, reading, read) };
  });
}

function readerIn({ who, site }: BrandArgs) {
  return { operator: who.operator, exceeds: allows(who.grants, "chats.read_on", site.tenant.slug) };
}

async function shownMessages(
  { site, context }: BrandArgs,
  { id: reading, kind, targetId }: Reading,
  read: ReadMessage[],
) {
  const subject =
    kind === "case" ? (await caseOf(site, targetId)).case.subjectId : (await matterNamed(site, targetId)).memberId;
  const clock = clockOf(site.tenant, context.visit.words);
  return read.map(({ id, name, from, sentAt, text, takenBack, withPhoto }) => ({
    ...{ id, who: name || from, isSubjects: from === subject, when: clock(sentAt), text, takenBack },
    photo: withPhoto ? `${readingPath(site, reading)}/pictures/${id}` : null,
  }));
}
