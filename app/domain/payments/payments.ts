import type { Db } from "~/db/handle";
import type { SecretReference, Tenant } from "~/tenants/schema";
import { type Gateway, GatewayUnavailable } from "./gateways/gateway";

export {
  type Capabilities,
  type Gateway,
  GatewayRefusal,
  GatewayUnavailable,
  type Notice,
  NoticeRefused,
  type PayableOrder,
  type PaymentStatus,
  type RawNotice,
} from "./gateways/gateway";
export {
  playPaymentIn,
  type SandboxPayment,
  type SandboxPlay,
  sandboxPayment,
} from "./gateways/sandbox/page";

export interface GatewayGround {
  tenant: Tenant;
  /** The sandbox keeps its payments with the tenant's data. */
  db: Db;
  /** What an environment variable holds. */
  secret(name: string): string | undefined;
  now(): number;
  randomBytes(size: number): Uint8Array;
}

/** By the merchant’s first four digits, where its buyers pay. */
const VEROTEL_ORIGINS = {
  "9804": "https://secure.verotel.com",
  "9762": "https://secure.billing.creditcard",
  "9511": "https://secure.bill.creditcard",
  "9388": "https://secure.gaycharge.com",
  "9001": "https://secure.yoursafedirect.com",
};

/**
 * The tenant's gateway, made when it is first asked for: a provider's library is loaded by those who use it. Rejects with
 * GatewayUnavailable where a secret is not set, and tries anew the next time.
 */
export function gatewayFor(ground: GatewayGround): () => Promise<Gateway> {
  let opened: Promise<Gateway> | undefined;
  return () => {
    opened ??= openGateway(ground).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

async function openGateway(ground: GatewayGround): Promise<Gateway> {
  const { payments } = ground.tenant;
  const reveal = ({ env }: SecretReference) => {
    const value = ground.secret(env);
    if (!value) throw new GatewayUnavailable(`${payments.provider}: the environment variable ${env} is not set`);
    return value;
  };
  switch (payments.provider) {
    case "sandbox":
      return (await import("./gateways/sandbox/sandbox")).sandbox(ground);
    case "ccbill": {
      const { account, subaccount, flexId, salt, dataLinkUser: user, dataLinkPassword } = payments;
      const dataLink = { user, password: reveal(dataLinkPassword) };
      return (await import("./gateways/ccbill/ccbill")).ccbill({
        account,
        subaccount,
        flexId,
        salt: reveal(salt),
        dataLink,
      });
    }
    case "verotel": {
      const { shopId, merchant, signatureKey } = payments;
      const origin = VEROTEL_ORIGINS[merchant];
      return (await import("./gateways/verotel/verotel")).verotel({
        shopId,
        signatureKey: reveal(signatureKey),
        origin,
      });
    }
    case "mollie":
      return (await import("./gateways/mollie/mollie")).mollie({ apiKey: reveal(payments.apiKey) });
    case "stripe": {
      const webhookSecret = reveal(payments.webhookSecret);
      return (await import("./gateways/stripe/stripe")).stripe({ apiKey: reveal(payments.apiKey), webhookSecret });
    }
  }
}
