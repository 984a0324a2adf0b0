import type { ReactElement, ReactNode, RefObject } from "react";
import { Form, type FormProps } from "./Form";
import { CheckIcon } from "./icons";
import * as css from "./Menu.css";
import { VisuallyHidden } from "./VisuallyHidden";

interface ItemLook {
  label: string;
  icon?: ReactNode;
  tone?: "plain" | "danger";
  /** The current choice, e.g. a language. */
  current?: boolean;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  /** Shows the icon alone, in a row with other brief items. */
  brief?: boolean;
}

/**
 * An item links to a page, posts a small form or calls a function. The first two work without a script. Items that post
 * to one address stand together and differ by their first field alone.
 */
export type MenuItem = ItemLook &
  (
    | { href: string }
    | { post: { action: string; fields: Record<string, string>; offlineToo?: boolean } }
    | { onSelect: () => void }
  );

export type PostItem = Extract<MenuItem, { post: unknown }>;
export type MenuPost = PostItem["post"];

export interface MenuProps {
  /** The content of the button: an icon or an avatar. */
  trigger?: ReactElement;
  /** A label after the trigger. The button's name begins with it (WCAG 2.5.3). */
  words?: string;
  /** The purpose of the menu and its button. */
  label: string;
  items: readonly MenuItem[];
  look?: "plain" | "edged" | "round";
  align?: "start" | "end";
}

type Trigger = Pick<MenuProps, "trigger" | "words" | "label">;

/** Returns the props of the button, in the plain and the scripted menu alike. */
export function nameProps({ words, label }: Trigger) {
  return { "aria-label": words ? `${words}, ${label}` : label, title: label };
}

export function TriggerContent({ trigger, words }: Trigger) {
  return (
    <>
      {trigger}
      {words && <span>{words}</span>}
    </>
  );
}

/** Returns the props of an item's element, in both menus alike. */
export function itemProps(item: MenuItem) {
  return {
    className: css.item({ tone: item.tone ?? "plain", current: item.current ?? false, brief: item.brief ?? false }),
    lang: item.lang,
    title: item.brief ? item.label : undefined,
    "aria-current": item.current || undefined,
  };
}

export function ItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <ItemLabel item={item} />
      {item.current && !item.brief && <CheckIcon size={18} />}
    </>
  );
}

/** Renders a label. Only a label with a mark after it is an element, because a page has a dozen labels. */
function ItemLabel({ item }: { item: MenuItem }) {
  if (item.brief) return <VisuallyHidden>{item.label}</VisuallyHidden>;
  return item.current ? <span className={css.itemLabel}>{item.label}</span> : item.label;
}

/** A form that posts to one address. Hidden if it has no buttons. Buttons carry the form's first field. */
export function PostForm({
  action,
  fields,
  offlineToo,
  form,
  className,
  onUndelivered,
  children,
}: MenuPost &
  Pick<FormProps, "className" | "onUndelivered"> & { form?: RefObject<HTMLFormElement>; children?: ReactNode }) {
  return (
    <Form
      ref={form}
      className={className}
      method="post"
      action={action}
      hidden={!children}
      offlineToo={offlineToo}
      onUndelivered={onUndelivered}
    >
      {Object.entries(fields)
        .slice(children ? 1 : 0)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </Form>
  );
}

/** Splits the items into a row of brief ones and the others. */
export function rowsOf(items: readonly MenuItem[]): { brief: MenuItem[]; full: MenuItem[] } {
  return { brief: items.filter(({ brief }) => brief), full: items.filter(({ brief }) => !brief) };
}
