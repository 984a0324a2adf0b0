import { brandLoader } from "~/app/console/frame/guards";
import { figuresOf, periodBetween, publishesReport } from "~/app/domain/safety/transparency/transparency";
import { withColon } from "~/app/locales/colon";
import { daysOfYear, figuresInWords, filesOf } from "~/app/request/transparency";
import { useLoaderData } from "~/app/router/client";
import { data } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { Submit, TextField } from "~/themes/console/fields";
import { Facts, Head, Notice, Section } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-transparency",
  title: (t, data) => data?.title ?? t("law.transparency"),
  texts: ["law"],
});

/** The transparency report of one brand: for the days in the address, else for the last full year. */
export const loader = brandLoader("figures.see", async ({ site, request, context }) => {
  const { words } = context.visit;
  const query = new URL(request.url).searchParams;
  const usual = daysOfYear(new Date(site.now()).getUTCFullYear() - 1);
  const asked = { from: query.get("from") ?? usual.from, to: query.get("to") ?? usual.to };
  const period = periodBetween(asked.from, asked.to);
  const days = period ? asked : usual;
  const figures = await figuresOf(site, period ?? periodBetween(usual.from, usual.to)!);
  const { slug, name, origin } = site.tenant;
  const shown = {
    title: withColon(words, words.t("law.transparency"), name),
    ...{ asked, days, isWrong: period === null },
    facts: figuresInWords(figures, words),
    files: filesOf(`/brands/${slug}/transparency`, `?${new URLSearchParams({ ...days })}`, words),
    published: publishesReport(site) ? `${origin}/transparency` : null,
  };
  return data(shown, { status: shown.isWrong ? 422 : 200 });
});

export default function Transparency() {
  const { title, asked, days, isWrong, facts, files, published } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={title} />
      <p className={css.quiet}>{t("law.transparency_lead")}</p>
      <form className={css.row}>
        <TextField name="from" type="date" label={t("law.from")} value={asked.from} />
        <TextField name="to" type="date" label={t("law.to")} value={asked.to} />
        <Submit>{t("law.show")}</Submit>
      </form>
      {isWrong && (
        <Notice tone="bad" isNews>
          {t("law.period_wrong")}
        </Notice>
      )}
      <div className={css.columns}>
        <Section title={`${days.from} – ${days.to}`}>
          <Facts facts={facts} />
        </Section>
        <Section title={t("law.files")}>
          <ul className={css.lines}>
            {files.map((file) => (
              <li key={file.to}>
                <a href={file.to}>{file.label}</a>
              </li>
            ))}
            {published && (
              <li>
                <a href={published}>{t("law.public_page")}</a>
              </li>
            )}
          </ul>
        </Section>
      </div>
    </>
  );
}
