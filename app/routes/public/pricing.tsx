import { buyerAsking } from "~/app/request/buyer";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { saleAddress } from "~/app/ui/money/address";
import { FreeThings } from "~/app/ui/money/FreeThings";
import { Offers } from "~/app/ui/money/Offers";
import { PriceOptions } from "~/app/ui/money/PriceOptions";
import { includedInPremium } from "~/app/ui/money/premium.server";
import { pricesPage } from "~/app/ui/money/prices.server";
import { useExpiry } from "~/app/ui/money/use-expiry";
import { Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "pricing",
  indexed: true,
  card: () => "pricing",
  texts: ["credits", "pricing"],
  title: (t) => t("pricing.title"),
  description: (t) => t("pricing.lead"),
});

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const buyer = buyerAsking(request, visit, await visit.member());
  return { ...(await pricesPage(site, visit.words, buyer)), includes: includedInPremium(site, visit.words) };
});

export default function Pricing() {
  const { packages, terms, includes, asked, perMessage, welcome, least, endsIn, ...options } =
    useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  useExpiry(endsIn);
  const sells = packages.length + terms.length > 0;
  return (
    <Page title={t("pricing.title")} lead={sells ? t("pricing.lead") : ""} width="wide" tabs={null}>
      <div className={css.parts}>
        {!sells && perMessage === 0 && <Notice title={t("pricing.free_title")}>{t("pricing.free_text")}</Notice>}
        {packages.length === 0 && perMessage > 0 && (
          <Notice title={t("pricing.no_credits_title")}>{t("pricing.no_credits_text")}</Notice>
        )}
        {packages.length > 0 && (
          <section className={css.part}>
            <h2>{t("pricing.credits")}</h2>
            <p>
              {t("credits.message_cost", { count: perMessage })}.{" "}
              {least && t("footer.message_costs", { amount: least })}{" "}
              {welcome > 0 && t("pricing.welcome", { count: welcome })}
            </p>
            <Offers offers={packages} hrefOf={({ id }) => saleAddress(`/credits/${id}`, asked)} />
          </section>
        )}
        {terms.length > 0 && (
          <section className={css.part}>
            <h2>{t("pricing.premium")}</h2>
            <Offers offers={terms} includes={includes} hrefOf={({ id }) => saleAddress(`/premium/${id}`, asked)} />
          </section>
        )}
        {sells && (
          <>
            <FreeThings />
            <section className={css.part}>
              <h2>{t("pricing.options")}</h2>
              <PriceOptions {...options} asked={asked} />
            </section>
          </>
        )}
      </div>
    </Page>
  );
}
