import { ButtonLink, VisuallyHidden } from "~/themes/primitives";
import { PriceCard, PriceCards } from "~/themes/primitives/PriceCard";
import { useWords } from "~/themes/words";
import type { ShownOffer } from "./offers.server";
import * as css from "./sale.css";

interface OffersProps {
  offers: ShownOffer[];
  /** Where one of them is bought. */
  hrefOf(offer: ShownOffer): string;
  /** What premium includes, in words. */
  includes?: string[];
}

/** What is for sale, each with its price, and the price of a message beside it. */
export function Offers({ offers, hrefOf, includes }: OffersProps) {
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
            <ButtonLink href={hrefOf(offer)} variant={offer.best ? "primary" : "secondary"} wide>
              {t("pricing.choose")}
              <VisuallyHidden> {offer.title}</VisuallyHidden>
            </ButtonLink>
          }
        />
      ))}
    </PriceCards>
  );
}

/** A price; where it is a reduced one, after the lowest of the 30 days before. */
export function Price({ price, before, percent }: Pick<ShownOffer, "price" | "before" | "percent">) {
  const { t } = useWords();
  if (before === null) return price;
  return (
    <>
      <s className={css.before}>
        <VisuallyHidden>{t("pricing.before")}: </VisuallyHidden>
        {before}
      </s>{" "}
      {price} {percent > 0 && <span className={css.percent}>−{percent} %</span>}
    </>
  );
}
