import * as Radix from "@radix-ui/react-dropdown-menu";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import * as css from "./Menu.css";
import {
  ItemContent,
  itemProps,
  type MenuItem,
  type MenuPost,
  type MenuProps,
  nameProps,
  PostForm,
  rowsOf,
  TriggerContent,
} from "./menu-items";
import { useToast } from "./Toast";

/**
 * The menu starts open, because its code loads after a press of the menu's button. Does not lock the page's scrolling.
 */
export function RadixMenu(props: MenuProps & { opened: "pointer" | "keyboard" }) {
  const { label, items, look = "plain", align = "end", opened } = props;
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const chosen = useRef<() => void>();
  const callBack = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  const [posting, setPosting] = useState<MenuPost | null>(null);
  useEffect(() => {
    if (posting) form.current?.requestSubmit();
  }, [posting]);
  const { brief, full } = rowsOf(items);
  const shown = (item: MenuItem) => (
    <Item
      key={item.label}
      item={item}
      onPost={(post) => setPosting({ ...post })}
      onChoose={(select) => {
        chosen.current = select;
      }}
    />
  );
  return (
    <>
      <Radix.Root modal={false} defaultOpen>
        <Radix.Trigger className={css.trigger({ look })} {...nameProps(props)}>
          <TriggerContent {...props} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={css.menu}
            aria-label={label}
            align={align}
            sideOffset={6}
            collisionPadding={12}
            onFocus={useFirstItemFocus(opened)}
            onCloseAutoFocus={callBack}
          >
            {brief.length > 0 && (
              <Radix.Group className={css.strip} onKeyDown={moveInStrip}>
                {brief.map(shown)}
              </Radix.Group>
            )}
            {full.map(shown)}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {posting && <PostForm form={form} {...posting} onUndelivered={(title) => toast({ tone: "danger", title })} />}
    </>
  );
}

/** Focuses the first item after an opening by key. Radix does that itself, but was not loaded at the first opening. */
function useFirstItemFocus(opened: "pointer" | "keyboard") {
  const due = useRef(opened === "keyboard");
  return (event: FocusEvent<HTMLDivElement>) => {
    if (!due.current || event.target !== event.currentTarget) return;
    due.current = false;
    event.currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };
}

/** Moves between the items of a row with the left and right keys. Radix moves up and down only. */
function moveInStrip(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const next = all.indexOf(document.activeElement as HTMLElement) + step;
  all.at(next % all.length)?.focus();
}

interface ItemProps {
  item: MenuItem;
  onPost: (post: MenuPost) => void;
  /** Called after the menu has closed, so that a dialog that opens then returns the focus to the menu's button. */
  onChoose: (select: () => void) => void;
}

function Item({ item, onPost, onChoose }: ItemProps) {
  if ("href" in item)
    return (
      <Radix.Item asChild>
        <a href={item.href} {...itemProps(item)}>
          <ItemContent item={item} />
        </a>
      </Radix.Item>
    );
  const select = "post" in item ? () => onPost({ ...item.post }) : () => onChoose(item.onSelect);
  return (
    <Radix.Item {...itemProps(item)} onSelect={select}>
      <ItemContent item={item} />
    </Radix.Item>
  );
}
