import { BrandChoice } from "~/app/console/frame/BrandChoice";
import { deskLoader } from "~/app/console/frame/guards";
import { paymentsPage } from "~/app/console/payments/payments-page";
import { WorkInHand } from "~/app/console/queue/WorkInHand";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Badge, Head, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-payments",
  title: (t) => t("desk.payments"),
  texts: ["console", "desk", "queue"],
});

export const loader = deskLoader("payments.settle", paymentsPage);

/** The keys of the actions on the leased payment. */
const KEYS = ["d", "r"];

/** Unsettled payments, the longest waiting first. */
export default function Payments() {
  const { brand, brands, rows, more, on, hands } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("desk.payments")} />
      <WorkInHand brand={brand} queue="payments" hands={hands} id={on}>
        <BrandChoice action="/payments" brands={brands} brand={brand} />
      </WorkInHand>
      <Table
        label={t("desk.payments")}
        rows={rows}
        keyOf={({ id }) => id}
        none={t("desk.payments_none")}
        columns={[
          {
            name: t("desk.when"),
            of: ({ when, holder }) => (
              <>
                {when} {holder && <Badge tone="warn">{holder}</Badge>}
              </>
            ),
          },
          { name: t("desk.what"), of: ({ what }) => what },
          { name: t("desk.minor"), numeric: true, of: ({ amount }) => amount },
          {
            name: t("desk.provider"),
            of: ({ provider, reference }) => (
              <>
                {provider}
                <br />
                <span className={css.code}>{reference}</span>
              </>
            ),
          },
          { name: t("console.reason"), of: ({ reason }) => reason },
          { name: t("desk.member"), of: ({ member }) => member && <a href={member}>{t("desk.see_file")}</a> },
          {
            name: t("console.action"),
            of: ({ id, actions }) => (
              <ul className={css.choices}>
                {actions.map(({ to, title }, at) => (
                  <li key={to}>
                    <a href={to} aria-keyshortcuts={id === on ? KEYS[at] : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {more && (
        <p>
          <LinkButton to={more}>{t("desk.more")}</LinkButton>
        </p>
      )}
    </>
  );
}
