import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { MoreIcon, onDemand, useScripted } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./people.css";

/**
 * The menu of further actions on a card. A plain link until it is pressed, because a menu would cost more than the rest
 * of the card.
 */
export function MoreMenu({ id, name }: { id: string; name: string }) {
  const { t } = useWords();
  const scripted = useScripted();
  const [opened, setOpened] = useState<"pointer" | "keyboard">();
  const label = t("profile.safety", { name });
  const block = `/members/${id}/block`;
  const Loaded = RadixMenu.useWhen(opened !== undefined);
  if (Loaded && opened) {
    const items = [
      { label: t("profile.report"), href: `/report?profile=${id}` },
      { label: t("profile.block"), href: block },
    ];
    return <Loaded trigger={<MoreIcon size={20} />} {...{ label, items, opened }} />;
  }
  const open = (event: MouseEvent) => {
    // Leaves a click for another tab to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // `detail` is 0 for a click by keyboard.
    setOpened(event.detail === 0 ? "keyboard" : "pointer");
  };
  // Opens the menu by the keys of a menu button. Enter counts as a click.
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpened("keyboard");
  };
  return (
    <a
      {...(scripted && AS_BUTTON)}
      href={block}
      className={css.more}
      aria-label={label}
      title={label}
      data-no-prefetch
      onPointerEnter={RadixMenu.prefetch}
      onFocus={RadixMenu.prefetch}
      onKeyDown={openByKey}
      onClick={open}
    />
  );
}

const AS_BUTTON = { role: "button", "aria-haspopup": "menu", "aria-expanded": false } as const;

const RadixMenu = onDemand(() => import("~/themes/primitives/RadixMenu").then((module) => module.RadixMenu));
