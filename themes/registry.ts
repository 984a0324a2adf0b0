import { createContext, useContext } from "react";
import type { TemplateSlots } from "./template";

export type TemplateName = keyof typeof templates;

/**
 * The slots of each template. `import()` keeps the code and styles of other templates out of a page. Each import is
 * destructured in place: only then does the build leave a template's tokens out of the browser's files.
 */
export const templates = {
  social: () => import("./social").then(({ slots }) => slots),
  classic: () => import("./classic").then(({ slots }) => slots),
  lavish: () => import("./lavish").then(({ slots }) => slots),
} satisfies Record<string, () => Promise<TemplateSlots>>;

export const TemplateContext = createContext<TemplateSlots | null>(null);

/** Returns the slots of this page's template. Slots with a default come from `themes/defaults` instead. */
export function useTemplate(): TemplateSlots {
  const template = useContext(TemplateContext);
  if (!template) throw new Error("no template above this component");
  return template;
}
