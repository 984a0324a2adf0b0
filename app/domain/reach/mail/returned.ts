import type { Site } from "~/app/domain/site";
import { setReturned } from "./mails.queries";

/**
 * Takes a report on delivery (RFC 3464), as a mail server sends it back days later, and notes which mails of this site it says were
 * not delivered for good. Gives their ids: empty where it says so of none.
 */
export async function noteReturned(site: Pick<Site, "db" | "now">, report: string): Promise<string[]> {
  const ids = idsIn(report);
  if (ids.length === 0 || !isFinal(report)) return [];
  return site.db.transact((tx) => setReturned(tx, ids, site.now()));
}

/** Not of a delay, which may still end well. */
function isFinal(report: string): boolean {
  return /^Action:\s*failed\s*$/im.test(report) && /^Status:\s*5\.\d+\.\d+/im.test(report);
}

/** The ids of effects, which `messageOf` makes the ids of mails of. */
function idsIn(report: string): string[] {
  const named = report.matchAll(/^(?:Message-ID|X-Original-Message-ID|Original-Envelope-Id):\s*<?([0-9a-f-]{36})\b/gim);
  return [...new Set([...named].map(([, id = ""]) => id.toLowerCase()))].slice(0, MOST);
}

/** A report is about one mail; what else it may quote is bounded. */
const MOST = 10;
