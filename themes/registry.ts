import { createContext, useContext } from "react";
import type { TemplateSlots } from "./template";

export type TemplateName = keyof typeof templates;

/**
 * The slots of every template, loaded only where a tenant uses it: no page carries another template's code or styles.
 * Destructured in place, because only then does the build leave a template's tokens out of what the browser loads.
 */
export const templates = {
  social: () => import("./social").then(({ slots }) => slots),
  classic: () => import("./classic").then(({ slots }) => slots),
  lavish: () => import("./lavish").then(({ slots }) => slots),
} satisfies Record<string, () => Promise<TemplateSlots>>;

export const TemplateContext = createContext<TemplateSlots | null>(null);

/** The slots of the template that this page is shown in. One with a default comes from `themes/defaults` instead. */
export function useTemplate(): TemplateSlots {
  const template = useContext(TemplateContext);
  if (!template) throw new Error("no template above this component");
  return template;
}
