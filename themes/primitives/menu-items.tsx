import type { ReactNode, RefObject } from "react";
import { CheckIcon } from "./icons";
import * as css from "./Menu.css";

interface ItemLook {
  label: string;
  icon?: ReactNode;
  tone?: "plain" | "danger";
  /** The one that is chosen now (a language, say). */
  current?: boolean;
  /** Of the label, where it is not the page's language. */
  lang?: string;
}

/** Goes somewhere, posts a small form, or calls back. The first two work without a script; the last needs one. */
export type MenuItem = ItemLook &
  ({ href: string } | { post: { action: string; fields: Record<string, string> } } | { onSelect: () => void });

export type MenuPost = Extract<MenuItem, { post: unknown }>["post"];

/** What the plain and the scripted menu give to the element of an item alike. */
export function itemProps(item: MenuItem) {
  return {
    className: css.item({ tone: item.tone ?? "plain", current: item.current ?? false }),
    lang: item.lang,
    "aria-current": item.current || undefined,
  };
}

export function ItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={css.itemLabel}>{item.label}</span>
      {item.current && <CheckIcon size={18} />}
    </>
  );
}

/** Hidden where nothing stands in it. */
export function PostForm({
  action,
  fields,
  form,
  children,
}: MenuPost & { form?: RefObject<HTMLFormElement>; children?: ReactNode }) {
  return (
    <form ref={form} method="post" action={action} hidden={!children}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
