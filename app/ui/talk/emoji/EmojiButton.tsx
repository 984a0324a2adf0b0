import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { isComposing } from "~/themes/composing";
import { EmojiIcon, IconButton, onDemand, useScripted } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { awaitingScript } from "../Composer.css";
import * as css from "./EmojiButton.css";

interface Props {
  field: RefObject<HTMLTextAreaElement>;
  write(text: string): void;
}

/** A button that opens all emoji. The chosen one is inserted at the cursor. Absent without a script. */
export function EmojiButton({ field, write }: Props) {
  const { t, locale } = useWords();
  const scripted = useScripted();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const Picker = EmojiPicker.useWhen(open);

  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const insert = (emoji: string) => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, "end");
    write(area.value);
    close();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isComposing(event.nativeEvent)) close();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div ref={place} className={css.place}>
      <IconButton
        label={t("chats.emoji")}
        icon={<EmojiIcon size={20} />}
        aria-expanded={open}
        className={scripted ? undefined : awaitingScript}
        onPointerEnter={EmojiPicker.prefetch}
        onFocus={EmojiPicker.prefetch}
        onClick={() => (open ? close() : setOpen(true))}
      />
      {open && Picker && (
        <div role="dialog" aria-label={t("chats.emoji")} className={css.panel} onKeyDown={keys} onBlur={leave}>
          <Picker language={locale.slice(0, 2)} choose={insert} />
        </div>
      )}
    </div>
  );
}

const EmojiPicker = onDemand(() => import("./EmojiPicker").then((module) => module.EmojiPicker));
