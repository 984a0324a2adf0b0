import { domainError } from "~/app/domain/errors";

export const notForSale = domainError("checkout.not_for_sale", "not_found");

/** The shown price is outdated, for example because a discount has ended. Nothing was ordered. */
export const priceChanged = domainError("checkout.price_changed", "conflict");

/** The service begins at once, so the buyer must request that (CRD art. 8(8)). */
export const beginRequired = domainError("checkout.begin_required", "invalid");

/** The buyer's network address suggests another country than the buyer stated. */
export const countryRequired = domainError("checkout.country_required", "invalid");

export const tooManyOrders = domainError("checkout.too_many", "too_many");
