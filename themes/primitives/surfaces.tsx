import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { AlertIcon, InfoIcon, SuccessIcon } from "./icons";
import { join } from "./join";
import * as css from "./surfaces.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface BadgeProps extends ComponentPropsWithoutRef<"span"> {
  tone?: "neutral" | "accent" | "info" | "danger";
}

export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} className={join(css.badge({ tone }), className)} />;
}

/** A number on a coloured background. Renders nothing for 0. `label` says what is counted ("3 unread messages"). */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** A mark beside the name of a member who is online. `label` says so in words. */
export function OnlineMark({ label }: { label: string }) {
  return (
    <span className={css.online}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

export interface CardProps extends ComponentPropsWithoutRef<"div"> {
  as?: "div" | "section" | "article" | "li";
  /** The padding: "none" for content that reaches the edges. */
  pad?: "none" | "m" | "l";
}

export function Card({ as: Element = "div", pad = "m", className, ...rest }: CardProps) {
  return <Element {...(rest as object)} className={join(css.card({ pad }), className)} />;
}

/** Shows one line in place of an empty list. For a whole empty page use the template's EmptyState. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={css.emptyNote}>{children}</p>;
}

export interface SkeletonProps {
  /** "card" is a picture over two lines, "row" a circle beside two lines. */
  shape?: "text" | "picture" | "circle" | "card" | "row";
  className?: string;
}

/**
 * A placeholder for content that is being fetched. Hidden from screen readers: its container has `aria-busy` and a
 * Spinner with words.
 */
export function Skeleton({ shape = "text", className }: SkeletonProps) {
  if (shape !== "card" && shape !== "row")
    return <span className={join(css.skeleton({ shape }), className)} aria-hidden="true" />;
  return (
    <span className={join(css.skeletons({ shape }), className)} aria-hidden="true">
      <span className={css.skeleton({ shape: shape === "card" ? "picture" : "circle" })} />
      <span className={css.skeletonLines}>
        <span className={join(css.skeleton({ shape: "text" }), css.skeletonTitle)} />
        <span className={css.skeleton({ shape: "text" })} />
      </span>
    </span>
  );
}

export interface NoticeProps {
  tone?: "info" | "success" | "danger";
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether screen readers announce the notice at once. For content that appears after the page. */
  live?: boolean;
}

export function Notice({ tone = "info", title, children, action, live = false }: NoticeProps) {
  const Icon = { info: InfoIcon, success: SuccessIcon, danger: AlertIcon }[tone];
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div className={css.notice({ tone })} role={role}>
      <span className={join(css.noticeIcon, tone === "success" && css.noticeSuccess)}>
        <Icon size={20} />
      </span>
      <div className={css.noticeWords}>
        {title && <p className={css.noticeTitle}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={css.noticeAction}>{action}</div>}
    </div>
  );
}
