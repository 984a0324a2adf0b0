import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";

/**
 * Writes the audit entry of an export, with its recipients. Call this before the first byte is read, so that the
 * capsule contains the entry.
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
      return {
        value: undefined,
        entry: { action: "capsules.export" as const, on, member: null, reason: "", ...states },
      };
    }),
  );
}
