import { fixtures } from "~/themes/fixtures";
import { LANDER_STATES } from "~/themes/fixtures/landers";
import { primitives } from "~/themes/fixtures/primitives";

export interface View {
  shown: Shown;
  state: string;
  design: { template: string; niche: string; lang: string; scheme: string; width: string };
}

export type Shown = Record<"slot", string> | Record<"primitive", string> | Record<"lander", string>;

export function statesOf(shown: Shown): string[] {
  if ("lander" in shown) return [...LANDER_STATES];
  return Object.keys("slot" in shown ? fixtures[shown.slot as keyof typeof fixtures] : primitives[shown.primitive]!);
}
