import type { PaymentAccount } from "~/tenants/config/payments";
import type { SecretReference } from "~/tenants/config/schema";
import { type Gateway, type GatewayDependencies, type Gateways, GatewayUnavailable } from "./gateway";

export {
  type Capabilities,
  type Gateway,
  GatewayRefusal,
  type Gateways,
  GatewayUnavailable,
  type Notice,
  NoticeRefused,
  type PayableOrder,
  type PaymentStatus,
  type RawNotice,
  type StartedPayment,
} from "./gateway";
export {
  playPayment,
  type SandboxPayment,
  type SandboxPlay,
  sandboxPayment,
} from "./gateways/sandbox/page";

/** Verotel's origins, where buyers pay, by the first four digits of the merchant's id. */
const VEROTEL_ORIGINS = {
  "9804": "https://secure.verotel.com",
  "9762": "https://secure.billing.creditcard",
  "9511": "https://secure.bill.creditcard",
  "9388": "https://secure.gaycharge.com",
  "9001": "https://secure.yoursafedirect.com",
};

/**
 * Returns the tenant's gateways, present and former, each made on first use, so only used libraries are loaded. A
 * gateway rejects with GatewayUnavailable without its secret, and retries the next time.
 */
export function gatewaysFor(dependencies: GatewayDependencies): Gateways {
  const { payments } = dependencies.tenant;
  const accounts = new Map([...payments.former, payments].map((account) => [account.provider as string, account]));
  const opened = new Map<string, Promise<Gateway>>();
  return (provider) => {
    const account = accounts.get(provider);
    if (!account) return undefined;
    const known = opened.get(provider);
    if (known) return known;
    const opening = openGateway(account, dependencies).catch((error) => {
      opened.delete(provider);
      throw error;
    });
    opened.set(provider, opening);
    return opening;
  };
}

async function openGateway(account: PaymentAccount, dependencies: GatewayDependencies): Promise<Gateway> {
  const reveal = ({ env }: SecretReference) => {
    const value = dependencies.secret(env);
    if (!value) throw new GatewayUnavailable(`${account.provider}: the environment variable ${env} is not set`);
    return value;
  };
  switch (account.provider) {
    case "sandbox":
      return (await import("./gateways/sandbox/sandbox")).sandbox(dependencies);
    case "ccbill": {
      const { subaccount, flexId, salt, dataLinkUser: user, dataLinkPassword } = account;
      const dataLink = { user, password: reveal(dataLinkPassword) };
      return (await import("./gateways/ccbill/ccbill")).ccbill({
        account: account.account,
        subaccount,
        flexId,
        salt: reveal(salt),
        dataLink,
      });
    }
    case "verotel": {
      const { shopId, merchant, signatureKey } = account;
      const origin = VEROTEL_ORIGINS[merchant];
      return (await import("./gateways/verotel/verotel")).verotel({
        shopId,
        signatureKey: reveal(signatureKey),
        origin,
      });
    }
    case "mollie":
      return (await import("./gateways/mollie/mollie")).mollie({ apiKey: reveal(account.apiKey) });
    case "stripe": {
      const webhookSecret = reveal(account.webhookSecret);
      return (await import("./gateways/stripe/stripe")).stripe({ apiKey: reveal(account.apiKey), webhookSecret });
    }
  }
}
