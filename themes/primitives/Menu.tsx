import * as Radix from "@radix-ui/react-dropdown-menu";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
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

export interface MenuProps {
  /** What stands in the button: an icon, a name, an avatar. The button itself is the menu's. */
  trigger: ReactNode;
  /** Of the button and the menu, for screen readers. Has to contain the words that `trigger` shows, if it shows any. */
  label: string;
  items: readonly MenuItem[];
  look?: "plain" | "edged" | "round";
  align?: "start" | "end";
}

/** A native <details> until the script is there, then Radix's menu. It leaves the page's scrolling alone. */
export function Menu({ trigger, label, items, look = "plain", align = "end" }: MenuProps) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const form = useRef<HTMLFormElement>(null);
  const chosen = useRef<() => void>();
  const callBack = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  const [posting, setPosting] = useState<{ action: string; fields: Record<string, string> } | null>(null);
  useEffect(() => {
    if (posting) form.current?.requestSubmit();
  }, [posting]);

  if (!scripted) return <PlainMenu trigger={trigger} label={label} items={items} look={look} />;
  return (
    <>
      <Radix.Root modal={false}>
        <Radix.Trigger className={css.trigger({ look })} aria-label={label} title={label}>
          {trigger}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={css.menu}
            aria-label={label}
            align={align}
            sideOffset={6}
            collisionPadding={12}
            onCloseAutoFocus={callBack}
          >
            {items.map((item) => (
              <ScriptedItem
                key={item.label}
                item={item}
                onPost={setPosting}
                onChoose={(select) => {
                  chosen.current = select;
                }}
              />
            ))}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {posting && <PostForm form={form} {...posting} />}
    </>
  );
}

function PlainMenu({ trigger, label, items, look }: Pick<MenuProps, "trigger" | "label" | "items" | "look">) {
  return (
    <details className={css.details}>
      <summary className={css.trigger({ look })} aria-label={label} title={label}>
        {trigger}
      </summary>
      <div className={css.detailsPanel}>
        {items.map((item) => (
          <PlainItem key={item.label} item={item} />
        ))}
      </div>
    </details>
  );
}

function PlainItem({ item }: { item: MenuItem }) {
  if ("href" in item)
    return (
      <a href={item.href} className={look(item)} lang={item.lang} aria-current={item.current || undefined}>
        <Content item={item} />
      </a>
    );
  if ("post" in item)
    return (
      <PostForm {...item.post}>
        <button type="submit" className={look(item)} lang={item.lang} aria-current={item.current || undefined}>
          <Content item={item} />
        </button>
      </PostForm>
    );
  return null;
}

type Post = Extract<MenuItem, { post: unknown }>["post"];

interface ScriptedItemProps {
  item: MenuItem;
  onPost: (post: Post) => void;
  /** Called back once the menu has closed: a dialog that opens then gives the focus back to the menu's button. */
  onChoose: (select: () => void) => void;
}

function ScriptedItem({ item, onPost, onChoose }: ScriptedItemProps) {
  const shared = { className: look(item), lang: item.lang, "aria-current": item.current || undefined };
  if ("href" in item)
    return (
      <Radix.Item asChild>
        <a href={item.href} {...shared}>
          <Content item={item} />
        </a>
      </Radix.Item>
    );
  const select = "post" in item ? () => onPost({ ...item.post }) : () => onChoose(item.onSelect);
  return (
    <Radix.Item {...shared} onSelect={select}>
      <Content item={item} />
    </Radix.Item>
  );
}

function PostForm({
  action,
  fields,
  form,
  children,
}: Post & { form?: RefObject<HTMLFormElement>; children?: ReactNode }) {
  return (
    <form ref={form} method="post" action={action} hidden={!children}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function Content({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={css.itemLabel}>{item.label}</span>
      {item.current && <CheckIcon size={18} />}
    </>
  );
}

const look = (item: MenuItem) => css.item({ tone: item.tone ?? "plain", current: item.current ?? false });
