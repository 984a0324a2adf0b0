import { titleOfAction, undoableNamed } from "~/app/console/actions";
import { findPendingActions, type PendingRow } from "~/app/domain/desk/pending-actions/pending-actions";
import type { MessageKey } from "~/app/locales";
import { withColon } from "~/app/locales/colon";
import type { DeskArgs } from "./guards";

/** The notices on an operator's next page. */
export interface News {
  /** The operator's last action, as text. Null if no action led to this page. */
  said: { text: string; tone: "good" | "warn" } | null;
  /** The pending actions that can be undone, the newest first. */
  waiting: { batch: string; text: string; seconds: number }[];
  /** The failed actions, until the operator has read them. */
  failed: { id: string; text: string; why: string; to: string }[];
}

/** The event that led to a page: an action that ran, an action that was undone, or a failed undo. */
export interface Led {
  kind: "done" | "undone" | "too_late";
  action: string;
}

const NAME = "said";
/** How long an action counts as recent, in ms. A page loaded later shows no notice. */
const LASTS = 10 * 60_000;

/** Adds the event to an address. Only this session shows the event, so that a foreign link cannot show a notice. */
export function withNews({ context: { desk }, who }: DeskArgs, path: string, led: Led): string {
  const url = new URL(path, "http://desk");
  url.searchParams.set(NAME, desk.sealer.seal(purposeOf(who), JSON.stringify({ ...led, at: desk.now() })));
  return url.pathname + url.search;
}

export async function newsFor(where: DeskArgs): Promise<News> {
  const { desk, visit } = where.context;
  const { waiting, failed } = await findPendingActions(desk, where.who.id);
  const batches = new Map<string, PendingRow[]>();
  for (const row of waiting) batches.set(row.batch, [...(batches.get(row.batch) ?? []), row]);
  return {
    said: saidIn(where),
    waiting: await Promise.all(
      [...batches].reverse().map(async ([batch, rows]) => {
        const seconds = Math.max(0, Math.ceil((rows[0]!.dueAt - desk.now()) / 1000));
        return { batch, text: await batchInWords(where, rows), seconds };
      }),
    ),
    failed: await Promise.all(
      failed.map(async (row) => {
        const { code = "actions.failed", params = {} } = row.failure ?? {};
        return { id: row.id, why: visit.words.t(code as MessageKey, params), ...(await describeAction(where, row)) };
      }),
    ),
  };
}

function saidIn({ request, who, context: { desk, visit } }: DeskArgs): News["said"] {
  const sealed = new URL(request.url).searchParams.get(NAME) ?? "";
  const opened = desk.sealer.open(purposeOf(who), sealed);
  const { kind, action, at } = opened
    ? (JSON.parse(opened) as Led & { at: number })
    : { kind: null, action: "", at: 0 };
  const title = titleOfAction(action);
  if (kind === null || desk.now() - at > LASTS) return null;
  const { t } = visit.words;
  if (kind === "done") return title ? { text: t("console.done", { action: t(title) }), tone: "good" } : null;
  return kind === "undone"
    ? { text: t("actions.undone"), tone: "good" }
    : { text: t("actions.too_late"), tone: "warn" };
}

function purposeOf({ session }: DeskArgs["who"]): string {
  return `news ${session}`;
}

async function batchInWords(where: DeskArgs, rows: PendingRow[]): Promise<string> {
  const { t } = where.context.visit.words;
  if (rows.length === 1) return (await describeAction(where, rows[0]!)).text;
  return t("actions.photos", { count: new Set(rows.map(({ target }) => target)).size });
}

/**
 * Formats "Warn: Bert", with the address of the target's page. Without a name if the target was deleted or the operator
 * may no longer see it.
 */
async function describeAction(where: DeskArgs, row: PendingRow): Promise<{ text: string; to: string }> {
  const { words } = where.context.visit;
  const { t } = words;
  const [action, site] = [undoableNamed(row.action), where.context.brands.site(row.brand)];
  if (!action || !site) return { text: t("console.action"), to: "/" };
  const on = { ...where, site };
  const name = await orNothing(() => action.targetName(on, row.target));
  const to = await orNothing(() => action.back(on, row.target));
  return { text: name ? withColon(words, t(action.title), name) : t(action.title), to: to || "/" };
}

async function orNothing(work: () => Promise<string> | string): Promise<string> {
  try {
    return await work();
  } catch {
    return "";
  }
}

/** The notices of a page without a signed-in operator: no notice at all. */
export const NO_NEWS: News = { said: null, waiting: [], failed: [] };
