import { useLoaderData } from "@remix-run/react";
import { lawOf, legalLabels } from "~/app/domain/law/law";
import { isPremium } from "~/app/domain/premium/premium";
import { buyerAsking } from "~/app/request/buyer";
import { openLoader } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { saleAddress } from "~/app/ui/sale/address";
import { Offers } from "~/app/ui/sale/Offers";
import { PriceOptions } from "~/app/ui/sale/PriceOptions";
import { includedInPremium } from "~/app/ui/sale/premium.server";
import { pricesPage } from "~/app/ui/sale/prices.server";
import { useExpiry } from "~/app/ui/sale/use-expiry";
import { dayInFull } from "~/app/ui/times";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "premium",
  indexed: true,
  card: () => "premium",
  texts: ["pricing"],
  title: (t) => t("pricing.premium"),
  description: (t) => t("pricing.premium_lead"),
});

/** What premium is and costs, for everybody; for a member also how long it lasts. */
export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const member = await visit.member();
  const prices = await pricesPage(site, visit.words, buyerAsking(request, visit, member));
  const runs = member !== null && isPremium(member, site.now());
  const mayCancel = runs || (prices.terms.length > 0 && lawOf(prices.country)?.cancellationButton === true);
  return {
    ...prices,
    includes: includedInPremium(site, visit.words),
    until: runs ? dayInFull(member.premiumUntil!, visit.words.locale, site.tenant.timeZone) : null,
    cancel: mayCancel ? legalLabels(visit.words.language).cancel : null,
  };
});

export default function Premium() {
  const { terms, includes, until, cancel, asked, endsIn, ...options } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  useExpiry(endsIn);
  return (
    <Page
      title={t("pricing.premium")}
      lead={terms.length > 0 ? t("pricing.premium_lead") : ""}
      width="wide"
      tabs={null}
    >
      <div className={css.parts}>
        {until && (
          <Notice tone="success" title={t("pricing.premium_until", { date: until })}>
            {t("pricing.premium_ends")}
          </Notice>
        )}
        {terms.length === 0 ? (
          <Notice title={t("pricing.no_premium_title")}>{t("pricing.no_premium_text")}</Notice>
        ) : (
          <section className={css.part}>
            <h2>{t(until ? "pricing.premium_more" : "pricing.premium_terms")}</h2>
            <Offers offers={terms} includes={includes} hrefOf={({ id }) => saleAddress(`/premium/${id}`, asked)} />
            <PriceOptions {...options} asked={asked} />
          </section>
        )}
        {cancel && (
          <div>
            <ButtonLink href="/premium/end" variant="secondary">
              {cancel}
            </ButtonLink>
          </div>
        )}
      </div>
    </Page>
  );
}
