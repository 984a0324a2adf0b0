import { agreements } from "~/app/domain/account/consents/terms";
import { keptPath } from "~/app/domain/site/legal/versions";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import { page } from "~/app/ui/frame/page";
import { dayAndTime } from "~/app/ui/frame/times";
import { Link, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-agreements", texts: ["terms"], title: (t) => t("terms.agreed") });

export const loader = memberLoader(async ({ context: { site, visit } }, member) => {
  const given = await agreements(site, member);
  return {
    given: given.map(({ words, at, text }) => ({
      words,
      date: dayAndTime(at, visit.words.locale, clockOf(site, member)),
      text: text && { page: text.page, href: keptPath(text.page, text.id) },
    })),
  };
});

export default function Agreements() {
  const { given } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("terms.agreed")} lead={t("terms.agreed_text")} width="prose" tabs={null}>
      <Prose>
        {given.length === 0 && <p>{t("terms.agreed_nothing")}</p>}
        {given.map(({ words, date, text }) => (
          <section key={words + date}>
            <h2>{t("terms.agreed_on", { date })}</h2>
            <blockquote>{words}</blockquote>
            {text && (
              <p>
                <Link href={text.href}>{t(`terms.agreed_${text.page}`)}</Link>
              </p>
            )}
          </section>
        ))}
      </Prose>
    </Page>
  );
}
