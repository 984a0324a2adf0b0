import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { useFetcher } from "~/app/router/client";
import { useTexts } from "~/app/ui/frame/texts";
import { Notice, Sheet, Spinner } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { saleAddress } from "./address";
import { CheckoutForm } from "./Checkout";
import type { checkoutPage } from "./checkout.server";
import { Offers } from "./Offers";
import type { pricesPage } from "./prices.server";

interface CreditsSheetProps {
  chat: string;
  name: string;
  waits: boolean;
  open: boolean;
  close(): void;
}

/** Sells credits within a conversation: the packages, then the order of the chosen one. */
export function CreditsSheet({ chat, name, waits, open, close }: CreditsSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t("credits.get")}
      description={waits && t("chats.buy_to_send", { name })}
      closeLabel={t("common.close")}
    >
      <Suspense fallback={<Spinner label={t("common.loading")} />}>
        <Sale chat={chat} />
      </Suspense>
    </Sheet>
  );
}

function Sale({ chat }: { chat: string }) {
  useTexts(["checkout", "orders", "pricing"]);
  const { t } = useWords();
  const [chosen, setChosen] = useState("");
  const { data: prices, load: loadPrices } = useFetcher<Awaited<ReturnType<typeof pricesPage>>>({
    key: `credits ${chat}`,
  });
  const order = useFetcher<Awaited<ReturnType<typeof checkoutPage>>>({ key: `order ${chat} ${chosen}` });
  const { load: loadOrder } = order;
  const addressOf = (id: string) => saleAddress(`/credits/${id}`, { chat });
  useEffect(() => {
    loadPrices(saleAddress("/credits", { chat }));
  }, [loadPrices, chat]);
  useEffect(() => {
    if (chosen) loadOrder(saleAddress(`/credits/${chosen}`, { chat }));
  }, [loadOrder, chosen, chat]);
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    setChosen("");
  };
  if (chosen && order.data) return <CheckoutForm {...order.data} action={addressOf(chosen)} onBack={goBack} narrow />;
  if (!prices || chosen) return <Spinner label={t("common.loading")} />;
  if (prices.packages.length === 0)
    return <Notice title={t("pricing.no_credits_title")}>{t("pricing.no_credits_text")}</Notice>;
  return (
    <Offers
      offers={prices.packages}
      hrefOf={({ id }) => addressOf(id)}
      onChoose={({ id }, event) => {
        event.preventDefault();
        setChosen(id);
      }}
    />
  );
}
