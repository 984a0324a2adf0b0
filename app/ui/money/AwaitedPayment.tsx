import { useEffect, useState } from "react";
import { useRevalidator } from "~/app/router/client";
import * as account from "~/app/ui/account/account.css";
import { useWords } from "~/themes/words";

/** After how long one looks again for an open payment. Without a script the browser loads the page again. */
export const REFRESH_MS = 3_000;

/** Looks again while the payment is open. */
export function useRefreshWhileOpen(open: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(revalidate, REFRESH_MS);
    return () => clearInterval(timer);
  }, [open, revalidate]);
}

/** A way back to the provider for who did not get to pay. Not at once: most have paid, and would pay twice. */
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
  return waited ? link : <noscript>{link}</noscript>;
}

const PATIENCE_MS = 60_000;
