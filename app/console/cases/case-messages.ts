import { colleagues, type NameOf } from "~/app/console/frame/colleagues";
import type { BrandArgs } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { hasOpened, type Look, looksAt, messagesKeptFor } from "~/app/domain/safety/looks/looks";
import { talksIn } from "~/app/domain/safety/looks/talks";
import type { CaseFile, ReportOnFile } from "~/app/domain/safety/reports/case-file";
import type { Words } from "~/app/locales";

/** The messages of a case that the operator may see, and the operators who read messages. */
export interface ShownTalk {
  /** The number of messages stored for the case, as text. */
  kept: string | null;
  /** Whether the page shows the messages. Only true once the audit has recorded the opening. */
  isOpen: boolean;
  mayRead: boolean;
  /** The address of the signed action that shows the messages. */
  show: string;
  /** The address of the action that opens more of the conversation. Null if the operator cannot open more. */
  more: string | null;
  looks: { key: string; at: string; when: string; what: string; reason: string }[];
}

export async function shownTalk({ site, who, context }: BrandArgs, file: CaseFile): Promise<ShownTalk> {
  const { words } = context.visit;
  const { slug } = site.tenant;
  const { id } = file.case;
  const mayRead = allows(who.grants, "chats.read", slug);
  const count = await messagesKeptFor(site, file);
  const more = mayRead && (await talksIn(site, id)).length > 0;
  const nameOf = await colleagues(context.desk);
  const clock = clockOf(site.tenant, words);
  return {
    kept: count > 0 ? words.t("chat_look.kept", { count }) : null,
    isOpen: mayRead && count > 0 && (await hasOpened(site, who.operator.name, file)),
    mayRead,
    show: `/brands/${slug}/actions/cases.show_chat?on=${encodeURIComponent(id)}`,
    more: more ? `/brands/${slug}/actions/cases.read_chat?on=${encodeURIComponent(id)}` : null,
    looks: (await looksAt(site, id)).map((look) => ({
      ...{ key: look.id, at: new Date(look.at).toISOString(), when: clock(look.at), reason: look.reason ?? "" },
      what: lookInWords(look, nameOf, words),
    })),
  };
}

/** Formats "Ana read 10 earlier messages". */
export function lookInWords(
  { operator, part, messages: count }: Pick<Look, "operator" | "part" | "messages">,
  nameOf: NameOf,
  { t }: Words,
): string {
  return t(`chat_look.look_${part}`, { name: nameOf(operator), count });
}

/** Removes chat text and the photo sent with it from a report. */
export function withoutChat(report: ReportOnFile, { kind }: CaseFile["case"]): ReportOnFile {
  if (!report.evidence) return report;
  const { photo, messages: _, ...evidence } = report.evidence;
  return { ...report, evidence: { ...evidence, ...(kind !== "message" && photo && { photo }) } };
}
