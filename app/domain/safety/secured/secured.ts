import { askAgainAt } from "~/app/domain/safety/authorities/authorities";
import type { Site } from "~/app/domain/site";
import { enqueue } from "~/app/domain/site/outbox/outbox";
import type { Conn, Tx } from "~/db/handle";
import type { SecuredContent, SecuredItem } from "~/db/tables";
import { countSecured, insertSecured } from "./secured.queries";

export { countSecured, deleteSecured, securedOf } from "./secured.queries";

interface Deleted {
  item: SecuredItem;
  itemId: string;
  content: SecuredContent;
}

export async function isUnderHold(site: Pick<Site, "now">, conn: Conn, memberId: string): Promise<boolean> {
  return (await askAgainAt(site, conn, memberId)) !== null;
}

/**
 * Secures what a member under a legal hold deletes, in the same transaction, until the last hold ends. Returns false
 * without a hold: then the caller deletes. The member is not notified.
 */
export async function secure(site: Site, tx: Tx, memberId: string, deleted: Deleted[]): Promise<boolean> {
  const until = await askAgainAt(site, tx, memberId);
  if (until === null) return false;
  if (deleted.length === 0) return true;
  // Earlier secured content has a pending job, which erases this too.
  const isFirst = (await countSecured(tx, [memberId])).size === 0;
  await insertSecured(
    tx,
    deleted.map((each) => ({ id: site.newId(), memberId, ...each, at: site.now() })),
  );
  const releasing = { key: `${memberId} ${until}`, payload: { member: memberId }, dueAt: until };
  if (isFirst) await enqueue(site, tx, RELEASING, releasing);
  return true;
}

/** The job that erases secured content after the last hold; `reports` handles it. */
export const RELEASING = { kind: "secured.release", subject: () => null } as const;
