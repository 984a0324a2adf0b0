import type { ComponentPropsWithoutRef } from "react";
import { join } from "./join";
import * as css from "./Prose.css";

/** Running text made from markdown: headings, lists, tables and links get their look from here. */
export function Prose({ className, ...rest }: ComponentPropsWithoutRef<"div">) {
  return <div {...rest} className={join(css.prose, className)} />;
}
