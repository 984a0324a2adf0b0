import { fixtures } from "~/themes/fixtures";
import { primitives } from "~/themes/fixtures/primitives";

/** What is open in the gallery: a slot or a primitive, in a state and a design. All of it is in the address. */
export interface View {
  shown: Shown;
  state: string;
  design: { template: string; niche: string; lang: string; scheme: string; width: string };
}

export type Shown = Record<"slot", string> | Record<"primitive", string>;

export function statesOf(shown: Shown): string[] {
  return Object.keys("slot" in shown ? fixtures[shown.slot as keyof typeof fixtures] : primitives[shown.primitive]!);
}
