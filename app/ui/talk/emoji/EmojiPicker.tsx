import { type EmojiData, EmojiPicker as Frimousse } from "frimousse";
import { Spinner } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./EmojiPicker.css";

interface Props {
  language: string;
  choose(emoji: string): void;
}

export function EmojiPicker({ language, choose }: Props) {
  const { t } = useWords();
  return (
    <Frimousse.Root
      className={css.picker}
      locale={language}
      resolveEmojiData={emojisIn}
      columns={8}
      onEmojiSelect={({ emoji }) => choose(emoji)}
    >
      <Frimousse.Search
        autoFocus
        // Belongs to no form, because Enter would otherwise send the message.
        form=""
        className={css.search}
        placeholder={t("chats.emoji_search")}
        aria-label={t("chats.emoji_search")}
      />
      <Frimousse.Viewport className={css.viewport}>
        <Frimousse.Loading className={css.note}>
          <Spinner label={t("common.loading")} />
        </Frimousse.Loading>
        <Frimousse.Empty className={css.note}>{t("chats.emoji_none")}</Frimousse.Empty>
        <Frimousse.List
          className={css.list}
          components={{
            CategoryHeader: ({ category, ...rest }) => (
              <div {...rest} className={css.category}>
                {category.label}
              </div>
            ),
            Emoji: ({ emoji: { emoji, isActive }, ...rest }) => (
              <button type="button" {...rest} className={css.emoji({ active: isActive })}>
                {emoji}
              </button>
            ),
          }}
        />
      </Frimousse.Viewport>
    </Frimousse.Root>
  );
}

/** The names of emoji, in a file for each language. Written by emojis.generate.ts. */
const names = import.meta.glob<EmojiData>("./names/*.json", { import: "default" });

/** Returns the emoji with names in a language, or in English if it has none. */
async function emojisIn(language: string): Promise<EmojiData> {
  return (names[`./names/${language}.json`] ?? names["./names/en.json"]!)();
}
