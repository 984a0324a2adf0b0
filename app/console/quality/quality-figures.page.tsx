import { deskLoader } from "~/app/console/frame/guards";
import { qualityFigures } from "~/app/console/quality/quality-figures";
import { SignalTable } from "~/app/console/quality/SignalTable";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { ChoiceField, Submit } from "~/themes/console/fields";
import { Facts, Head, Notice, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-quality-figures",
  title: (t) => t("quality.figures"),
  texts: ["console", "quality", "queue"],
});

export const loader = deskLoader("quality.see", qualityFigures);

/** The reliability of decisions, and the accuracy of each signal. */
export default function QualityFigures() {
  const loaded = useLoaderData<typeof loader>();
  const { brand, brands, days, periods, unread, queues, agreement, rules, signals, reports, sample } = loaded;
  const { t } = useWords();
  const allBrands = { value: "", label: t("console.all_brands") };
  return (
    <>
      <Head title={t("quality.figures")}>{queues && <a href="/figures/queues">{t("quality.queues")}</a>}</Head>
      {unread.length > 0 && <Notice tone="warn">{t("queue.unread", { brands: unread.join(", ") })}</Notice>}
      <p className={css.text}>{t("quality.figures_lead")}</p>
      <form className={css.row} action="/figures/quality">
        <ChoiceField name="days" label={t("quality.period")} value={days} options={periods} />
        {brands.length > 1 && (
          <ChoiceField name="brand" label={t("console.brand")} value={brand} options={[allBrands, ...brands]} />
        )}
        <Submit>{t("queue.show")}</Submit>
      </form>
      <div className={css.columns}>
        <Section title={t("quality.looks")}>
          <Facts facts={agreement} />
        </Section>
        <Section title={t("quality.sample_figures")}>
          <Facts facts={sample} />
          <p className={css.hint}>{t("quality.sample_chat")}</p>
        </Section>
      </div>
      <Section title={t("quality.signals")}>
        <p className={css.quiet}>{t("quality.signals_lead")}</p>
        <SignalTable signals={signals} />
      </Section>
      <Section title={t("quality.by_rule")}>
        <Table
          label={t("quality.by_rule")}
          rows={rules}
          keyOf={({ name, house }) => `${house} ${name}`}
          none={t("quality.none_decided")}
          columns={[
            {
              name: t("quality.rule"),
              of: ({ name, house }) => (
                <>
                  {name} <span className={css.quiet}>{house}</span>
                </>
              ),
            },
            { name: t("quality.decided"), numeric: true, of: ({ decided }) => decided },
            { name: t("quality.reversed"), numeric: true, of: ({ reversed }) => reversed },
            { name: t("quality.looked"), numeric: true, of: ({ looked }) => looked },
            { name: t("quality.same"), numeric: true, of: ({ same }) => same },
          ]}
        />
      </Section>
      <Section title={t("quality.reports")}>
        <Table
          label={t("quality.reports")}
          rows={reports}
          keyOf={({ reason }) => reason}
          none={t("quality.no_reports")}
          columns={[
            { name: t("quality.reason"), of: ({ name }) => name },
            { name: t("quality.decided"), numeric: true, of: ({ decided }) => decided },
            { name: t("quality.upheld"), numeric: true, of: ({ upheld }) => upheld },
          ]}
        />
      </Section>
    </>
  );
}
