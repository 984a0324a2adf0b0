import { createElement, type FC } from "react";
import { useTemplate } from "../registry";
import type { OptionalSlots } from "../template";

/**
 * A slot that primitives can fill: a page renders the template's own where there is one, `Default` where there is none.
 * The default comes with the pages that use the slot, so a template with its own carries no other on its other pages.
 */
export function slot<Name extends keyof OptionalSlots>(name: Name, Default: OptionalSlots[Name]): OptionalSlots[Name] {
  const Slot = (props: object) => createElement((useTemplate()[name] ?? Default) as FC<object>, props);
  return Slot as OptionalSlots[Name];
}
