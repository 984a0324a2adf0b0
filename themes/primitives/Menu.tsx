import { type KeyboardEvent, useState } from "react";
import * as css from "./Menu.css";
import {
  ItemContent,
  itemProps,
  type MenuItem,
  type MenuProps,
  nameProps,
  PostForm,
  type PostItem,
  rowsOf,
  TriggerContent,
} from "./menu-items";
import { onDemand } from "./on-demand";
import { useScripted } from "./scripted";

/** A menu. A native <details> until hydration, then a button. Radix's menu loads on the first press. */
export function Menu(props: MenuProps) {
  const scripted = useScripted();
  const [opened, setOpened] = useState<"pointer" | "keyboard" | null>(null);
  const Loaded = RadixMenu.useWhen(opened !== null);
  if (!scripted) return <PlainMenu {...props} />;
  if (Loaded && opened) return <Loaded {...props} opened={opened} />;
  const { look = "plain" } = props;
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpened("keyboard");
  };
  return (
    <button
      type="button"
      className={css.trigger({ look })}
      {...nameProps(props)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={RadixMenu.prefetch}
      onFocus={RadixMenu.prefetch}
      onKeyDown={openByArrow}
      // `detail` is 0 for a click by keyboard.
      onClick={(event) => setOpened(event.detail === 0 ? "keyboard" : "pointer")}
    >
      <TriggerContent {...props} />
    </button>
  );
}

const RadixMenu = onDemand(() => import("./RadixMenu").then((module) => module.RadixMenu));

function PlainMenu(props: MenuProps) {
  const { items, look = "plain" } = props;
  const { brief, full } = rowsOf(items);
  return (
    <details className={css.details}>
      <summary className={css.trigger({ look })} {...nameProps(props)}>
        <TriggerContent {...props} />
      </summary>
      <div className={css.detailsPanel}>
        {brief.length > 0 && (
          <div className={css.strip}>
            <PlainItems items={brief} />
          </div>
        )}
        <PlainItems items={full} />
      </div>
    </details>
  );
}

/** Items that post to one address share a form, whose button carries the field that differs. */
function PlainItems({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => {
    if ("href" in item)
      return (
        <a key={item.label} href={item.href} {...itemProps(item)}>
          <ItemContent item={item} />
        </a>
      );
    if (!("post" in item)) return null;
    const { post } = item;
    const alike = items.filter((each): each is PostItem => "post" in each && each.post.action === post.action);
    if (item !== alike[0]) return null;
    return (
      <PostForm key={item.label} {...post} className={css.together}>
        {alike.map((each) => {
          const [[name, value] = []] = Object.entries(each.post.fields);
          return (
            <button key={each.label} type="submit" name={name} value={value} {...itemProps(each)}>
              <ItemContent item={each} />
            </button>
          );
        })}
      </PostForm>
    );
  });
}
