import type { Tenant } from "~/tenants/config/schema";
import type { Remark } from "./placed";

/** Warns if a tenant's members can't see its partners' offers. */
export function offerWarnings({ memberResell, overrides }: Tenant): Remark[] {
  const { cams, camads, camLink, adLink, feed } = memberResell;
  const { offers } = overrides;
  const warnings: Remark[] = [];
  const warn = (key: string | null, reason: string, remedy: string) =>
    warnings.push({ path: key === null ? ["memberResell"] : ["memberResell", key], reason, remedy });
  if (cams && !camLink) warn("camLink", "is missing: no cam is shown without it", "Write where a cam leads");
  if (camads && !adLink) warn("adLink", "is missing: no partner is shown without it", "Write where the tile leads");
  if (cams && !feed && !offers?.cams.length) {
    warn("cams", "is true, and neither offers.json nor a feed offers any", "Name a feed, or add cams to offers.json");
  }
  if (camads && !feed && !offers?.ad) {
    warn("camads", "is true, and neither offers.json nor a feed says what to show", "Add an ad to offers.json");
  }
  if (offers && !cams && !camads) {
    warn(null, "shows nothing of what offers.json offers", "Set cams or camads to true, or take offers.json away");
  }
  return warnings;
}
