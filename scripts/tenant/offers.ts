import type { Tenant } from "~/tenants/schema";

/** What keeps a tenant's members from seeing what its partners offer. Each is a sentence. */
export function offerWarnings({ memberResell, overrides }: Tenant): string[] {
  const { cams, camads, camLink, adLink, feed } = memberResell;
  const { offers } = overrides;
  const warnings: string[] = [];
  if (cams && !camLink) warnings.push("memberResell.camLink – is missing: no cam is shown without it");
  if (camads && !adLink) warnings.push("memberResell.adLink – is missing: no partner is shown without it");
  if (cams && !feed && !offers?.cams.length) {
    warnings.push("memberResell.cams – is true, and neither offers.json nor a feed offers any");
  }
  if (camads && !feed && !offers?.ad) {
    warnings.push("memberResell.camads – is true, and neither offers.json nor a feed says what to show");
  }
  if (offers && !cams && !camads) warnings.push("memberResell – shows nothing of what offers.json offers");
  return warnings;
}
