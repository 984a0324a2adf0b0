import { z } from "zod";
import { tenantConfig } from "./schema";

/** The text of tenant.schema.json, by which editors complete and explain every key. Draft 7 is what most of them read. */
export function tenantJsonSchema(): string {
  const schema = z.toJSONSchema(tenantConfig, { io: "input", target: "draft-7" });
  // The latter two are not of the standard; VS Code heeds them and others pass them over.
  const whole = { ...schema, title: "Tenant", allowComments: true, allowTrailingCommas: true };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
