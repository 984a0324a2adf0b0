import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ExternalIcon } from "./icons";
import { join } from "./join";
import * as css from "./Link.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  /** For a link that leaves the site, the text for screen readers that says that the link opens in a new tab. */
  external?: string;
  /** Whether the link stands on its own line: as high as a touch target, and underlined on hover. */
  standalone?: boolean;
}

/** A text link. For a link that looks like a button use ButtonLink. */
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
