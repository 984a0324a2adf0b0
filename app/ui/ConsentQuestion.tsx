import { useLocation } from "@remix-run/react";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./ConsentQuestion.css";
import { useCarriedSource } from "./carried-source";

/** Asks, above the page and in nobody's way. Both answers are one press, and look alike. */
export function ConsentQuestion() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <section aria-label={t("consent.link")} className={css.question} data-consent>
      <p className={css.words}>{t("consent.text")}</p>
      <ConsentForm next={pathname + search} />
    </section>
  );
}

/** The two answers. `next` is the page to go back to. */
export function ConsentForm({ next }: { next: string }) {
  const { t } = useWords();
  const source = useCarriedSource();
  return (
    <form method="post" action="/consent" className={css.answers}>
      <input type="hidden" name="next" value={next} />
      {source && <input type="hidden" name="source" value={source} />}
      <Button type="submit" name="answer" value="no" variant="secondary">
        {t("consent.refuse")}
      </Button>
      <Button type="submit" name="answer" value="yes" variant="secondary">
        {t("consent.grant")}
      </Button>
    </form>
  );
}
