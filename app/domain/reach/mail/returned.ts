import type { Site } from "~/app/domain/site";
import { setReturned } from "./mails.queries";

/**
 * Takes a delivery report (RFC 3464), which a mail server may send days later, and marks this site's emails that it
 * reports as permanently failed. Returns their ids.
 */
export async function noteReturned(site: Pick<Site, "db" | "now">, report: string): Promise<string[]> {
  const ids = idsIn(report);
  if (ids.length === 0 || !isFinal(report)) return [];
  return site.db.transact((tx) => setReturned(tx, ids, site.now()));
}

/** Not a delay, which may still end well. */
function isFinal(report: string): boolean {
  return /^Action:\s*failed\s*$/im.test(report) && /^Status:\s*5\.\d+\.\d+/im.test(report);
}

/** Extracts job ids, which `messageOf` uses as message ids. */
function idsIn(report: string): string[] {
  const named = report.matchAll(/^(?:Message-ID|X-Original-Message-ID|Original-Envelope-Id):\s*<?([0-9a-f-]{36})\b/gim);
  return [...new Set([...named].map(([, id = ""]) => id.toLowerCase()))].slice(0, MOST);
}

/** A report concerns one email; this limits what else it may quote. */
const MOST = 10;
