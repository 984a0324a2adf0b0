import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react";
import * as css from "./Button.css";
import { join } from "./join";
import { SpinnerRing } from "./Spinner";

interface Look {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "m" | "s" | "l";
  /** Stands before the text. */
  icon?: ReactNode;
  /** As wide as what it stands in. */
  wide?: boolean;
}

export interface ButtonProps extends Look, ComponentPropsWithoutRef<"button"> {
  /**
   * Shows a turning ring in place of the words, which screen readers still say, and swallows clicks. The button keeps its
   * width, and the focus, which `disabled` would lose.
   */
  pending?: boolean;
}

/** Submits its form unless `type` says otherwise, as the native one does. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = "primary", size = "m", pending = false, icon, wide = false, className, onClick, children, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      {...rest}
      className={join(css.button({ variant, size, wide }), className)}
      onClick={press}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
    >
      <span className={css.words}>
        {icon && <span className={css.icon}>{icon}</span>}
        {children}
      </span>
      {pending && (
        <span className={css.pending}>
          <SpinnerRing />
        </span>
      )}
    </button>
  );
});

export interface ButtonLinkProps extends Look, ComponentPropsWithoutRef<"a"> {
  href: string;
}

/** A link that looks like a button. For going somewhere; what changes something is a Button in a form. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = "primary", size = "m", icon, wide = false, className, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} {...rest} className={join(css.button({ variant, size, wide }), className)}>
      {icon && <span className={css.icon}>{icon}</span>}
      {children}
    </a>
  );
});

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children" | "aria-pressed"> {
  /** What it does, in words; the icon alone says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  /** For a button that is on or off. */
  pressed?: boolean;
  /** With a ground and an edge of its own, to stand on pictures. */
  filled?: boolean;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, pressed, filled = false, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      className={join(css.iconButton({ filled }), className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  );
});
