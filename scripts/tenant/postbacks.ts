import { isIP } from "node:net";
import { isPublic } from "~/app/domain/site/outside/outside";
import { templateOf } from "~/tenants/config/postbacks";
import type { Tenant } from "~/tenants/config/schema";
import type { Remark } from "./placed";

/** Warns if a tenant's partners would get no postbacks, or incomplete ones. */
export function postbackWarnings({ postbacks, credits, premium }: Tenant): Remark[] {
  const sells = (credits?.packages.length ?? 0) + premium.terms.length > 0;
  return postbacks.flatMap((partner, index) => {
    const warnings: Remark[] = [];
    const warn = (key: string, reason: string, remedy: string) =>
      warnings.push({ path: ["postbacks", index, key], reason, remedy });
    const template = templateOf(partner);
    const host = new URL(template.replace(/[{}]/g, "")).hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) && !isPublic(host)) {
      warn("address", `${host} is inside a network, and is never called`, "Name a public server");
    }
    if (!template.includes("{txid}")) {
      const reason = "does not say {txid}: the partner may count what is sent twice as two";
      warn("address", reason, "Add it to parameters");
    }
    if (!sells && partner.events.includes("sale")) {
      warn("events", "reports sales, and the site sells nothing", 'Take "sale" out, or sell something');
    }
    if (!template.includes("{event}") && partner.events.length > 1) {
      const reason = "does not say {event}: the partner can't distinguish a lead from a sale";
      warn("address", reason, "Add it to parameters, or report only one event");
    }
    return warnings;
  });
}
