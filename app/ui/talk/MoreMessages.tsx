import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { RestLink } from "./RestLink";

interface Props {
  conversation: string;
  /** The message at that end of those shown. */
  from: string;
  load(): void;
}

/** Loads the messages before those shown, once it comes into sight. A link to them for those without a script. */
export function OlderMessages({ conversation, from, load }: Props) {
  const { t } = useWords();
  return <RestLink href={`/chats/${conversation}?before=${from}`} label={t("chats.older")} load={load} />;
}

/** The same of those after. */
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
