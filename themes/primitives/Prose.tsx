import type { ComponentPropsWithoutRef } from "react";
import { join } from "./join";
import * as css from "./Prose.css";

/** Styles running text made from markdown: headings, lists, tables, links. */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<"div">) {
  return <div {...rest} className={join(css.prose, className)} />;
}
