import { type ActionOption, type BrandAction, type BrandWhere, REASON } from "~/app/console/actions/action";
import { CASE_TARGET, casePath } from "~/app/console/cases/case-target";
import { wrongFields } from "~/app/domain/checked";
import { matterNamed } from "~/app/domain/safety/authorities/authorities";
import { openKept } from "~/app/domain/safety/looks/looks";
import { openReading, openReadingUnder } from "~/app/domain/safety/looks/readings";
import { namesInTalks, talksIn } from "~/app/domain/safety/looks/talks";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { lookFor } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import { redirect } from "~/app/router/server";
import { readingPath } from "./reading";

const WHY = { ...REASON, hint: "chat_look.reason_hint" } as const;

/**
 * The actions that open chat text. The messages of a case need only a signature, because the report is the reason. More
 * of a conversation needs a reason, and the permission expires.
 */
export const lookActions: Record<string, BrandAction> = {
  "cases.show_chat": {
    permission: "chats.read",
    title: "chat_look.show",
    writes: ["chats.evidence", "chats.held"],
    fields: {},
    ...CASE_TARGET,
    async run({ site, who }, id) {
      await openKept(site, who.operator, id);
      return redirect(casePath(site.tenant.slug, id));
    },
  },
  "looks.show_chat": {
    permission: "chats.read",
    title: "chat_look.show",
    fields: {},
    async targetName({ site, who, context }, id) {
      const { case: found } = await caseOf(site, (await lookFor(site, who.operator.name, id)).targetId);
      const { t } = context.visit.words;
      return t("quality.look_case", { kind: t(`queue.kind_${found.kind}`) });
    },
    back: ({ site }, id) => lookPath(site, id),
    async run({ site, who }, id) {
      await openKept(site, who.operator, (await lookFor(site, who.operator.name, id)).targetId);
      return redirect(lookPath(site, id));
    },
  },
  "cases.read_chat": {
    permission: "chats.read",
    title: "chat_look.action_case",
    writes: ["chats.open", "chats.read"],
    fields: {
      conversation: {
        kind: "choice",
        label: "chat_look.conversation",
        missing: "chat_look.conversation_missing",
        options: talksOffered,
      },
      reason: WHY,
    },
    ...CASE_TARGET,
    async run({ site, who }, id, { conversation = "", reason = "" }) {
      return redirect(readingPath(site, await openReading(site, who.operator, id, { conversation, reason })));
    },
  },
  "authorities.read_chat": {
    permission: "law.read_chats",
    title: "chat_look.action_order",
    fields: {
      other: {
        kind: "text",
        label: "chat_look.other",
        hint: "chat_look.other_hint",
        missing: "chat_look.other_missing",
      },
      exports: {
        kind: "choice",
        label: "chat_look.exports",
        hint: "chat_look.exports_hint",
        options: () => [
          { value: "", label: "chat_look.exports_nothing" },
          { value: TOLD, label: "chat_look.exports_told" },
        ],
      },
      reason: WHY,
    },
    check: ({ other = "" }) => {
      if (memberIn(other) === undefined) throw wrongFields({ other: [{ key: "chat_look.other_missing" }] });
    },
    targetName: async ({ site }, id) => {
      const { authority, reference } = await matterNamed(site, id);
      return [authority, reference].filter(Boolean).join(", ");
    },
    back: ({ site }) => `/brands/${site.tenant.slug}/law`,
    async run({ site, who }, id, { other = "", exports = "", reason = "" }) {
      const asked = { other: memberIn(other) ?? "", told: exports === TOLD, reason };
      return redirect(readingPath(site, await openReadingUnder(site, who.operator, id, asked)));
    },
  },
};

const TOLD = "told";

function lookPath({ tenant }: Site, id: string): string {
  return `/brands/${tenant.slug}/looks/${encodeURIComponent(id)}`;
}

/** Returns the id in an input, which may be an address that ends with it. */
function memberIn(typed: string): string | undefined {
  return /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(typed)?.[1];
}

/** Lists the conversations by the names of both members. A choice with a single conversation has no empty option. */
async function talksOffered({ site }: BrandWhere, id: string): Promise<ActionOption[]> {
  const talks = await talksIn(site, id);
  const names = await namesInTalks(site, talks);
  const offered = talks.map((talk) => ({ value: talk.id, label: { text: names.get(talk.id) ?? talk.id } }));
  return offered.length === 1 ? offered : [{ value: "", label: "chat_look.conversation_missing" }, ...offered];
}
