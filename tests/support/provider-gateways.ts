import type { Gateway } from "~/app/domain/money/payments/gateway";
import { mollie } from "~/app/domain/money/payments/gateways/mollie/mollie";
import { stripe } from "~/app/domain/money/payments/gateways/stripe/stripe";
import { verotel } from "~/app/domain/money/payments/gateways/verotel/verotel";

export const FAKED = ["mollie", "stripe", "verotel"] as const;
export type Faked = (typeof FAKED)[number];

/** The key that signs a notice. */
export const PROVIDER_KEY = "a key of the tests";
export const VEROTEL_SHOP = "64233";

/** The product's own adapters, connected to a local server. */
export const gatewayAt: Record<Faked, (server: { origin: string; port: number }) => Gateway> = {
  mollie: ({ origin }) => mollie({ apiKey: "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM", endpoint: `${origin}/v2/` }),
  stripe({ port }) {
    const server = { host: "127.0.0.1", port, protocol: "http" as const };
    return stripe({ apiKey: "sk_test_1", webhookSecret: PROVIDER_KEY, server });
  },
  verotel: ({ origin }) => verotel({ shopId: VEROTEL_SHOP, signatureKey: PROVIDER_KEY, origin }),
};
