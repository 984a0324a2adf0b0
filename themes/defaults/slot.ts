import { createElement, type FC } from "react";
import { useTemplate } from "../registry";
import type { OptionalSlots } from "../template";

/**
 * Makes a slot that primitives can fill: a page renders the template's own, or else `Default`. The default loads with
 * the pages that use the slot, so a template with its own loads it nowhere else.
 */
export function slot<Name extends keyof OptionalSlots>(name: Name, Default: OptionalSlots[Name]): OptionalSlots[Name] {
  const Slot = (props: object) => createElement((useTemplate()[name] ?? Default) as FC<object>, props);
  return Slot as OptionalSlots[Name];
}
