import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { RestLink } from "./RestLink";

interface Props {
  conversation: string;
  /** The first or last loaded message. */
  from: string;
  load(): void;
}

/** Loads earlier messages once it scrolls into view. A link without a script. */
export function OlderMessages({ conversation, from, load }: Props) {
  const { t } = useWords();
  return <RestLink href={`/chats/${conversation}?before=${from}`} label={t("chats.older")} load={load} />;
}

/** Loads later messages in the same way. */
export function NewerMessages({ conversation, from, load }: Props) {
  const { t } = useWords();
  return (
    <>
      <RestLink href={`/chats/${conversation}?after=${from}`} label={t("chats.newer")} load={load} />
      <ButtonLink href={`/chats/${conversation}`} variant="secondary" size="s">
        {t("chats.newest")}
      </ButtonLink>
    </>
  );
}
