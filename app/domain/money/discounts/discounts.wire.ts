import { z } from "zod";
import type { Codes, Discount } from "./discounts";

/** The query. `welcome=true` requests the welcome code only. */
export const codesQuery = z.object({ welcome: z.enum(["true", "false"]).optional() });

const codeWire = z.strictObject({
  code: z.string(),
  percent: z.int(),
  expires_at: z.iso.datetime().nullable(),
});

/** The codes of a viewer. `normal` is the discount without a typed code: the time bonus, else the welcome code. */
export const codesAnswer = z.strictObject({
  normal: codeWire.optional(),
  welcome: codeWire.optional(),
  time_bonus: codeWire.optional(),
});

export function codesWire({ normal, welcome, timeBonus }: Codes): z.output<typeof codesAnswer> {
  return {
    ...(normal && { normal: wireOf(normal) }),
    ...(welcome && { welcome: wireOf(welcome) }),
    ...(timeBonus && { time_bonus: wireOf(timeBonus) }),
  };
}

function wireOf({ code, percent, expiresAt }: Discount): z.output<typeof codeWire> {
  return { code, percent, expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString() };
}
