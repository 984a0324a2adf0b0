import { z } from "zod";
import { tenantConfig } from "./schema";

/** Returns the text of tenant.schema.json, for editors. In draft 7, which most editors support. */
export function tenantJsonSchema(): string {
  const schema = z.toJSONSchema(tenantConfig, { io: "input", target: "draft-7" });
  // The latter two are not part of the standard; VS Code uses them and others ignore them.
  const whole = { ...schema, title: "Tenant", allowComments: true, allowTrailingCommas: true };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
