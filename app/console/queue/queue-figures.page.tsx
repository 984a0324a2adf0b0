import { deskLoader } from "~/app/console/frame/guards";
import { queueFigures } from "~/app/console/queue/queue-figures";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { ChoiceField, LinkButton, Submit } from "~/themes/console/fields";
import { Badge, Head, Notice, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-queue-figures",
  title: (t) => t("goals.figures_title"),
  texts: ["console", "goals", "quality", "queue"],
});

export const loader = deskLoader("figures.see", queueFigures);

/** The work on each queue in a week. */
export default function QueueFigures() {
  const { brand, quality, week, before, after, brands, queues, byBrand, unread } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const missed = (count: number) => (count > 0 ? <Badge tone="bad">{count}</Badge> : count);
  return (
    <>
      <Head title={t("goals.figures_title")}>{t("goals.week", { from: week.from, until: week.until })}</Head>
      {unread.length > 0 && <Notice tone="warn">{t("queue.unread", { brands: unread.join(", ") })}</Notice>}
      <div className={css.row}>
        <LinkButton to={before}>{t("goals.week_before")}</LinkButton>
        {after && <LinkButton to={after}>{t("goals.week_after")}</LinkButton>}
        {brands.length > 1 && (
          <form className={css.row} action="/figures/queues">
            <input type="hidden" name="week" value={week.monday} />
            <ChoiceField
              name="brand"
              label={t("console.brand")}
              value={brand}
              options={[{ value: "", label: t("console.all_brands") }, ...brands]}
            />
            <Submit>{t("queue.show")}</Submit>
          </form>
        )}
      </div>
      {quality && (
        <p>
          <a href="/figures/quality">{t("quality.figures")}</a>
        </p>
      )}
      {!week.isOver && <p className={css.quiet}>{t("goals.so_far")}</p>}
      <Table
        label={t("goals.queues")}
        rows={queues}
        keyOf={({ name }) => name}
        none={t("goals.no_figures")}
        columns={[
          { name: t("goals.queue"), of: ({ name }) => name },
          { name: t("goals.came"), numeric: true, of: ({ came }) => came },
          { name: t("goals.decided"), numeric: true, of: ({ decided }) => decided },
          { name: t("goals.median"), numeric: true, of: ({ median }) => median },
          { name: t("goals.missed"), numeric: true, of: (row) => missed(row.missed) },
          { name: t("goals.open_at_end"), numeric: true, of: ({ open }) => open },
          { name: t("goals.oldest"), numeric: true, of: ({ oldest }) => oldest },
        ]}
      />
      {byBrand.length > 1 && (
        <Section title={t("goals.by_brand")}>
          <Table
            label={t("goals.by_brand")}
            rows={byBrand}
            keyOf={({ name }) => name}
            none=""
            columns={[
              { name: t("console.brand"), of: ({ name }) => name },
              { name: t("goals.came"), numeric: true, of: ({ came }) => came },
              { name: t("goals.decided"), numeric: true, of: ({ decided }) => decided },
              { name: t("goals.missed"), numeric: true, of: (row) => missed(row.missed) },
              { name: t("goals.open_at_end"), numeric: true, of: ({ open }) => open },
            ]}
          />
        </Section>
      )}
    </>
  );
}
