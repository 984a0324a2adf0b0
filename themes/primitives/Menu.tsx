import { type KeyboardEvent, type ReactNode, useState } from "react";
import * as css from "./Menu.css";
import { ItemContent, itemProps, type MenuItem, PostForm, rowsOf } from "./menu-items";
import { onDemand } from "./on-demand";
import { useScripted } from "./scripted";

export type { MenuItem } from "./menu-items";

export interface MenuProps {
  /** What stands in the button: an icon, a name, an avatar. The button itself is the menu's. */
  trigger: ReactNode;
  /** Of the button and the menu, for screen readers. Has to contain the words that `trigger` shows, if it shows any. */
  label: string;
  items: readonly MenuItem[];
  look?: "plain" | "edged" | "round";
  align?: "start" | "end";
}

/** A native <details> until the script is there, then a button; Radix's menu comes when that is first pressed. */
export function Menu(props: MenuProps) {
  const scripted = useScripted();
  const [opened, setOpened] = useState<"by pointer" | "by keyboard" | null>(null);
  const Loaded = RadixMenu.useWhen(opened !== null);
  if (!scripted) return <PlainMenu {...props} />;
  if (Loaded && opened) return <Loaded {...props} opened={opened} />;
  const { trigger, label, look = "plain" } = props;
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpened("by keyboard");
  };
  return (
    <button
      type="button"
      className={css.trigger({ look })}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={RadixMenu.prefetch}
      onFocus={RadixMenu.prefetch}
      onKeyDown={openByArrow}
      // A click that a key makes counts no presses.
      onClick={(event) => setOpened(event.detail === 0 ? "by keyboard" : "by pointer")}
    >
      {trigger}
    </button>
  );
}

const RadixMenu = onDemand(() => import("./RadixMenu").then((module) => module.RadixMenu));

function PlainMenu({ trigger, label, items, look = "plain" }: MenuProps) {
  const { brief, full } = rowsOf(items);
  return (
    <details className={css.details}>
      <summary className={css.trigger({ look })} aria-label={label} title={label}>
        {trigger}
      </summary>
      <div className={css.detailsPanel}>
        {brief.length > 0 && (
          <div className={css.strip}>
            {brief.map((item) => (
              <PlainItem key={item.label} item={item} />
            ))}
          </div>
        )}
        {full.map((item) => (
          <PlainItem key={item.label} item={item} />
        ))}
      </div>
    </details>
  );
}

function PlainItem({ item }: { item: MenuItem }) {
  if ("href" in item)
    return (
      <a href={item.href} {...itemProps(item)}>
        <ItemContent item={item} />
      </a>
    );
  if ("post" in item)
    return (
      <PostForm {...item.post}>
        <button type="submit" {...itemProps(item)}>
          <ItemContent item={item} />
        </button>
      </PostForm>
    );
  return null;
}
