import * as account from "~/app/ui/account/account.css";
import { ButtonLink, Link, List, ListRow } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface OrderDetailsProps {
  id: string;
  item: string;
  total: string;
  vat: string;
  /** The VAT rate in per cent. */
  rate: string;
  date: string;
  withdrawn: boolean;
  back: string | null;
  owed: number;
  withdraw: { label: string; until: string } | null;
  receipts: { number: number; isCredit: boolean }[];
}

export function OrderDetails({ id, item, total, vat, rate, date, withdrawn, back, owed }: OrderDetailsProps) {
  const { t } = useWords();
  return (
    <>
      {withdrawn && back && <p>{t("orders.withdrawn_text", { amount: back })}</p>}
      {owed > 0 && <p>{t("orders.owed_text", { count: owed })}</p>}
      <List label={t("orders.page_title")}>
        <ListRow title={t("orders.item")} trailing={item} />
        <ListRow title={t("orders.date")} trailing={date} />
        <ListRow
          title={t("orders.total")}
          text={t("orders.vat_included", { amount: vat, rate })}
          trailing={<strong className={account.amount}>{total}</strong>}
        />
        {back && <ListRow title={t("orders.went_back")} trailing={back} />}
        <ListRow title={t("orders.order")} text={id} />
      </List>
    </>
  );
}

/** Links to receipts, with touch targets as large as the button beside them. */
export function Receipts({ id, receipts }: OrderDetailsProps) {
  const { t } = useWords();
  return receipts.map(({ number, isCredit }) => (
    <ButtonLink
      key={number}
      href={`/transactions/${id}/receipts/${number}`}
      download={`receipt-${number}.pdf`}
      variant="secondary"
    >
      {`${t(isCredit ? "orders.credit_note" : "orders.receipt", { number })} (PDF)`}
    </ButtonLink>
  ));
}

export function Withdrawal({ id, withdraw }: OrderDetailsProps) {
  const { t } = useWords();
  if (!withdraw) return null;
  return (
    <p>
      <Link href={`/transactions/${id}/withdraw`} standalone>
        {withdraw.label}
      </Link>{" "}
      <span className={account.quiet}>{t("orders.withdraw_until", { date: withdraw.until })}</span>
    </p>
  );
}
