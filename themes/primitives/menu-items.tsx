import type { ReactNode, RefObject } from "react";
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
  /** Of the label, where it is not the page's language. */
  lang?: string;
  /** Shown by its icon alone, in a row with others like it. */
  brief?: boolean;
}

/**
 * Goes somewhere, posts a small form, or calls back. The first two work without a script; the last needs one. Those that
 * post to one address stand together, and differ by their first field alone.
 */
export type MenuItem = ItemLook &
  (
    | { href: string }
    | { post: { action: string; fields: Record<string, string>; offlineToo?: boolean } }
    | { onSelect: () => void }
  );

export type PostItem = Extract<MenuItem, { post: unknown }>;
export type MenuPost = PostItem["post"];

interface Trigger {
  trigger?: ReactNode;
  words?: string;
  label: string;
}

/** The props of the button, in the plain and the scripted menu alike. */
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

/** The props of an item's element, in both menus alike. */
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

/** Each page has a dozen of them, so only the one that a mark follows is an element. */
function ItemLabel({ item }: { item: MenuItem }) {
  if (item.brief) return <VisuallyHidden>{item.label}</VisuallyHidden>;
  return item.current ? <span className={css.itemLabel}>{item.label}</span> : item.label;
}

/** Hidden where it has no buttons. Where it has, the first field is theirs. */
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

/** The items in a row, and those below it. */
export function rowsOf(items: readonly MenuItem[]): { brief: MenuItem[]; full: MenuItem[] } {
  return { brief: items.filter(({ brief }) => brief), full: items.filter(({ brief }) => !brief) };
}
