import type { MouseEvent } from "react";
import { ButtonLink, VisuallyHidden } from "~/themes/primitives";
import { PriceCard, PriceCards } from "~/themes/primitives/PriceCard";
import { useWords } from "~/themes/words";
import type { ShownOffer } from "./offers.server";
import * as css from "./sale.css";

interface OffersProps {
  offers: ShownOffer[];
  hrefOf(offer: ShownOffer): string;
  /** Handles the choice of an offer. Left out: the browser follows the offer's link. */
  onChoose?(offer: ShownOffer, event: MouseEvent): void;
  includes?: string[];
}

export function Offers({ offers, hrefOf, onChoose, includes }: OffersProps) {
  const { t } = useWords();
  return (
    <PriceCards>
      {offers.map((offer) => (
        <PriceCard
          key={offer.id}
          title={offer.title}
          price={<Price {...offer} />}
          per={offer.perMessage}
          mark={offer.best ? t("pricing.best") : undefined}
          highlighted={offer.best}
          includes={includes}
          small={offer.kind === "premium" ? t("pricing.ends_by_itself") : undefined}
          action={
            <ButtonLink
              href={hrefOf(offer)}
              variant={offer.best ? "primary" : "secondary"}
              wide
              onClick={onChoose && ((event) => onChoose(offer, event))}
            >
              {t("pricing.choose")}
              <VisuallyHidden> {offer.title}</VisuallyHidden>
            </ButtonLink>
          }
        />
      ))}
    </PriceCards>
  );
}

type PriceProps = Pick<ShownOffer, "price" | "before" | "withoutCode" | "percent">;

/**
 * A price. A reduced price stands beside the lowest price of the 30 days before, or beside the price without the code.
 */
export function Price({ price, before, withoutCode, percent }: PriceProps) {
  const { t, locale } = useWords();
  if (withoutCode !== null) {
    return (
      <>
        {price} <span className={css.percent}>{t("pricing.without_code", { price: withoutCode })}</span>
      </>
    );
  }
  if (before === null) return price;
  return (
    <>
      <s className={css.before}>
        <VisuallyHidden>{t("pricing.before")}: </VisuallyHidden>
        {before}
      </s>{" "}
      {price} {percent > 0 && <span className={css.percent}>{lessBy(percent, locale)}</span>}
    </>
  );
}

/** Formats "−20 %" with the language's sign and space. */
function lessBy(percent: number, locale: string): string {
  return `−${new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100)}`;
}
