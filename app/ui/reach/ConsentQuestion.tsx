import { useLocation } from "~/app/router/client";
import { useEntryWarning, usePageHandle } from "~/app/ui/frame/page";
import type { SiteData } from "~/app/ui/frame/site-data";
import { Button, Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./ConsentQuestion.css";
import { useCarriedSource } from "./carried-source";

/** Pages for browsing. Visitors who fill in a form or read a notice are not asked. */
const LOOKED_AT = ["index", "landers", "members", "members-memberId", "pages", "pricing", "premium"];

/**
 * Returns whether this page asks for consent. Reads the source from the browser's memory, because only the first page
 * has it in its data.
 */
export function useAsksConsent(site: SiteData): boolean {
  const { name } = usePageHandle();
  const carried = useCarriedSource();
  const warned = useEntryWarning(site);
  if (site.member || warned || !LOOKED_AT.includes(name)) return false;
  return site.consent === "asked" || (site.consent === "open" && carried !== "");
}

/** Asks for consent above the page, without blocking the page. Both answers take one press, and look alike. */
export function ConsentQuestion() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <section aria-label={t("consent.link")} className={css.question} data-consent>
      <p className={css.words}>
        {t("consent.short")}{" "}
        <a href="/consent" className={css.more}>
          {t("consent.more")}
        </a>
      </p>
      <ConsentForm next={pathname + search} />
    </section>
  );
}

/** The form with both answers. `next` is the page to return to. */
export function ConsentForm({ next }: { next: string }) {
  const { t } = useWords();
  const source = useCarriedSource();
  return (
    <Form method="post" action="/consent" className={css.answers}>
      <input type="hidden" name="next" value={next} />
      {source && <input type="hidden" name="source" value={source} />}
      <Button type="submit" name="answer" value="no" variant="secondary" size="s">
        {t("consent.refuse")}
      </Button>
      <Button type="submit" name="answer" value="yes" variant="secondary" size="s">
        {t("consent.grant")}
      </Button>
    </Form>
  );
}
