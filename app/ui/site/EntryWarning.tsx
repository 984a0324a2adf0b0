import { useLocation } from "~/app/router/client";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { Button, ButtonLink, Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

/** The adults-only notice. Replaces any page until a visitor confirms to be an adult. Works without a script. */
export function EntryWarning({ brand }: { brand: string }) {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const niche = useSite()?.niche ?? 1;
  return (
    <FormFrame
      title={t("entry.title")}
      lead={t("entry.text", { brand })}
      motif={<Motif niche={niche} variant="hero" />}
      aside={
        <ButtonLink href="about:blank" variant="quiet" rel="noreferrer" data-reload>
          {t("entry.leave")}
        </ButtonLink>
      }
    >
      <Form method="post" action="/entry">
        <input type="hidden" name="next" value={pathname + search} />
        <Button type="submit" variant="primary" size="l" wide>
          {t("entry.enter")}
        </Button>
      </Form>
    </FormFrame>
  );
}
