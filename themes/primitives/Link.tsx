import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ExternalIcon } from "./icons";
import { join } from "./join";
import * as css from "./Link.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  /** Of a link that leaves the site: says that it opens in a new tab, for people who cannot see the mark. */
  external?: string;
  /** On a line of its own: as high as a finger needs, and underlined only under the pointer. */
  standalone?: boolean;
}

/** A link in words. One that looks like a button is a ButtonLink. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external, standalone = false, className, children, ...rest },
  ref,
) {
  const away = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a ref={ref} {...away} {...rest} className={join(css.link({ standalone }), className)}>
      {children}
      {external && (
        <span className={css.mark}>
          &#xFEFF;
          <ExternalIcon size="0.85em" className={css.arrow} />
          <VisuallyHidden> ({external})</VisuallyHidden>
        </span>
      )}
    </a>
  );
});
