import { isPremium } from "~/app/domain/money/premium/premium";
import { lawOf, legalLabels } from "~/app/domain/site/law/law";
import { buyerAsking } from "~/app/request/buyer";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { saleAddress } from "~/app/ui/money/address";
import { Offers } from "~/app/ui/money/Offers";
import { PriceOptions } from "~/app/ui/money/PriceOptions";
import { includedInPremium } from "~/app/ui/money/premium.server";
import { pricesPage } from "~/app/ui/money/prices.server";
import { useExpiry } from "~/app/ui/money/use-expiry";
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

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const member = await visit.member();
  const prices = await pricesPage(site, visit.words, buyerAsking(request, visit, member));
  const runs = member !== null && isPremium(member, site.now());
  const mayCancel = runs || (prices.terms.length > 0 && lawOf(prices.country)?.cancellationButton === true);
  return {
    ...prices,
    includes: includedInPremium(site, visit.words),
    until: runs ? dayInFull(member.premiumUntil!, visit.words.locale, clockOf(site, member)) : null,
    cancel: mayCancel ? legalLabels(visit.words.language).cancel : null,
  };
});

export default function Premium() {
  const { terms, includes, perMessage, until, cancel, asked, endsIn, ...options } = useLoaderData<typeof loader>();
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
          <Notice title={t("pricing.no_premium_title")}>
            {t(perMessage > 0 ? "pricing.no_premium_text_charged" : "pricing.no_premium_text")}
          </Notice>
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
