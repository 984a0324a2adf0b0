import { agreeToTerms, termsToAgree } from "~/app/domain/account/consents/terms";
import { readForm } from "~/app/request/form";
import { memberAction, memberLoader, nextOf, safePath } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { Button, ButtonLink, Form, Link, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-terms", texts: ["terms"], title: (t) => t("terms.title") });

export const loader = memberLoader(async ({ request, context: { site, visit } }, member) => {
  const next = nextOf(new URL(request.url));
  const changes = await termsToAgree(site, member, visit.language);
  if (changes.length === 0) throw redirect(next);
  return {
    next,
    changes: changes.map(({ since, says }) => ({
      date: dayInFull(Date.parse(since), visit.words.locale, "UTC"),
      says,
    })),
  };
});

export const action = memberAction(async ({ request, context: { site, visit } }, member) => {
  const form = await readForm(request);
  await agreeToTerms(site, member, visit.language);
  return redirect(safePath(String(form.get("next") ?? "/home")));
});

export default function ChangedTerms() {
  const { next, changes } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("terms.title")} lead={t("terms.lead")} width="prose" tabs={null}>
      <Prose>
        {changes.map(({ date, says }) => (
          <section key={date}>
            <h2>{t("terms.since", { date })}</h2>
            <p>{says}</p>
          </section>
        ))}
        <p>
          <Link href="/pages/terms">{t("terms.read")}</Link>
        </p>
        <Form method="post" action="/account/terms">
          <input type="hidden" name="next" value={next} />
          <Button type="submit" variant="primary">
            {t("terms.agree")}
          </Button>
        </Form>
        <h2>{t("terms.refuse_title")}</h2>
        <p>{t("terms.refuse_text")}</p>
        <p>
          <ButtonLink href="/account/export" variant="quiet">
            {t("terms.export")}
          </ButtonLink>{" "}
          <ButtonLink href="/account/delete" variant="quiet">
            {t("terms.delete")}
          </ButtonLink>
        </p>
      </Prose>
    </Page>
  );
}
