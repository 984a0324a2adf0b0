import { useEffect, useState } from "react";
import { useRevalidator } from "~/app/router/client";
import * as account from "~/app/ui/account/account.css";
import { useWords } from "~/themes/words";

/**
 * Refreshes the page every few seconds while the payment is open. Without scripts, the visitor reloads the page: see
 * `PayAgain`.
 */
export function useRefreshWhileOpen(open: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(revalidate, EVERY_MS);
    return () => clearInterval(timer);
  }, [open, revalidate]);
}

const EVERY_MS = 3_000;

/** Offers to pay again. Appears after a delay, because most buyers have paid and would pay twice. */
export function PayAgain({ id }: { id: string }) {
  const { t } = useWords();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const link = (
    <p className={account.quiet}>
      <a href={`/transactions/${id}/pay`} data-no-prefetch>
        {t("orders.pay_again")}
      </a>
    </p>
  );
  if (waited) return link;
  return (
    <noscript>
      <p className={account.quiet}>
        <a href={`/transactions/${id}`}>{t("orders.look_again")}</a>
      </p>
      {link}
    </noscript>
  );
}

const PATIENCE_MS = 60_000;
