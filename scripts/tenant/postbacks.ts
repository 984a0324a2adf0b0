import { isIP } from "node:net";
import { isPublic } from "~/app/domain/outside/outside";
import { templateOf } from "~/tenants/postbacks";
import type { Tenant } from "~/tenants/schema";

/** What would keep a tenant's partners from being told, or from knowing what it is about. Each is a sentence. */
export function postbackWarnings({ postbacks, credits, premium }: Tenant): string[] {
  const sells = (credits?.packages.length ?? 0) + premium.terms.length > 0;
  return postbacks.flatMap((partner, index) => {
    const warnings: string[] = [];
    const warn = (key: string, words: string) => warnings.push(`postbacks[${index}].${key} – ${words}`);
    const template = templateOf(partner);
    const host = new URL(template.replace(/[{}]/g, "")).hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) && !isPublic(host)) warn("address", `${host} is inside a network, and is never called`);
    if (!template.includes("{txid}")) {
      warn("address", "does not say {txid}: the partner may count what is sent twice as two, so add it to parameters");
    }
    if (!sells && partner.events.includes("sale")) warn("events", "reports sales, and the site sells nothing");
    if (!template.includes("{event}") && partner.events.length > 1) {
      warn("address", "does not say {event}: the partner can't tell a lead from a sale");
    }
    return warnings;
  });
}
