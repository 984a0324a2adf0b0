import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react";
import * as css from "./Button.css";
import { join } from "./join";
import { SpinnerRing } from "./Spinner";

/**
 * The label of a button: visible text, or an icon with a name. The name begins with the visible label, for voice
 * control (WCAG 2.5.3).
 */
type Named =
  | { children: ReactNode; about?: undefined; "aria-label"?: undefined }
  /** `about` names the object of the action, if several such buttons exist. Screen readers read it after the label. */
  | { children: string; about?: string | undefined; "aria-label"?: undefined }
  | { icon: ReactNode; children?: undefined; about?: undefined; "aria-label": string };

interface Look {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "m" | "s" | "l";
  /** The icon before the label. */
  icon?: ReactNode;
  /** Whether the button is as wide as its container. */
  wide?: boolean;
}

interface ButtonLook extends Look, Omit<ComponentPropsWithoutRef<"button">, "children" | "aria-label"> {
  /**
   * Replaces the label by a spinner and ignores clicks. Screen readers still read the label. The button keeps its width
   * and the focus, which `disabled` would lose.
   */
  pending?: boolean;
}

export type ButtonProps = ButtonLook & Named;

/** A button. Submits its form unless `type` says otherwise, like the native button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = "primary",
    size = "m",
    pending = false,
    icon,
    wide = false,
    className,
    onClick,
    children,
    about,
    ...rest
  },
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
      aria-label={about ? nameOf(children, about) : rest["aria-label"]}
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

interface ButtonLinkLook extends Look, Omit<ComponentPropsWithoutRef<"a">, "children" | "aria-label"> {
  href: string;
}

export type ButtonLinkProps = ButtonLinkLook & Named;

/** A link that looks like a button. Use ButtonLink for navigation, and a Button in a form for a change. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = "primary", size = "m", icon, wide = false, href, className, children, about, ...rest },
  ref,
) {
  return (
    <a
      ref={ref}
      {...rest}
      href={href}
      className={join(css.button({ variant, size, wide }), className)}
      aria-label={about ? nameOf(children, about) : rest["aria-label"]}
    >
      {icon && <span className={css.icon}>{icon}</span>}
      {children}
    </a>
  );
});

const nameOf = (words: ReactNode, about: string) => `${words}, ${about}`;

export interface IconLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "children"> {
  href: string;
  /** The destination in words, for screen readers. */
  label: string;
  /** Left out if `className` draws the icon. */
  icon?: ReactNode;
  /** Whether the button has its own background and edge, to stand on pictures. */
  filled?: boolean;
}

/** A link that looks like an IconButton. */
export const IconLink = forwardRef<HTMLAnchorElement, IconLinkProps>(function IconLink(
  { href, label, icon, filled = false, className, ...rest },
  ref,
) {
  return (
    <a
      ref={ref}
      {...rest}
      href={href}
      className={join(css.iconButton({ filled }), className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </a>
  );
});

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children" | "aria-pressed"> {
  /** The action in words, for screen readers. */
  label: string;
  /** Left out if `className` draws the icon. */
  icon?: ReactNode;
  /** Whether a toggle button is on. */
  pressed?: boolean;
  /** Whether the button has its own background and edge, to stand on pictures. */
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
