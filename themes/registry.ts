import { createContext, useContext } from "react";
import type { Template } from "./template";

export type TemplateName = keyof typeof templates;

/** Every template, loaded only where a tenant uses it: no page carries another template's code or styles. */
export const templates = {
  social: () => import("./social"),
  classic: () => import("./classic"),
  lavish: () => import("./lavish"),
} satisfies Record<string, () => Promise<{ default: Template }>>;

export const TemplateContext = createContext<Template | null>(null);

/** The slots of the template that this page is shown in. */
export function useTemplate(): Template {
  const template = useContext(TemplateContext);
  if (!template) throw new Error("no template above this component");
  return template;
}
