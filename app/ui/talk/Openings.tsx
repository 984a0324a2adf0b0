import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Openings.css";

interface Props {
  conversation: string;
  openings: readonly string[];
  choose(opening: string): void;
}

/** First sentences to choose from in an empty conversation. The member can edit the chosen one before sending it. */
export function Openings({ conversation, openings, choose }: Props) {
  const { t } = useWords();
  return (
    <section aria-label={t("chats.openings")}>
      <p className={css.title}>{t("chats.openings")}</p>
      <ul className={css.list}>
        {openings.map((opening, index) => (
          <li key={opening}>
            <ButtonLink
              href={`/chats/${conversation}?opening=${index}`}
              variant="secondary"
              size="s"
              data-no-prefetch
              onClick={(event) => {
                event.preventDefault();
                choose(opening);
              }}
            >
              {opening}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
