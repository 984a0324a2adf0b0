import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";

/**
 * Notes in the site's audit that an operator takes all of it away, and for whom it is sealed: before the first byte is read, so that
 * the capsule has the note, and nobody holds one that was not noted.
 */
export function recordExport(
  site: Pick<Site, "db" | "newId" | "now">,
  operator: Operator,
  { id, sealedFor }: { id: string; sealedFor: string },
): Promise<void> {
  return site.db.transact(
    audited(site, operator, async () => {
      const on = { kind: "capsule" as const, id };
      const states = { before: {}, after: { sealedFor } };
      return { value: undefined, act: { act: "capsules.export" as const, on, member: null, reason: "", ...states } };
    }),
  );
}
