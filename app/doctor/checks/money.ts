import { noticesOf } from "~/app/domain/money/orders/orders";
import { type Gateway, GatewayUnavailable, gatewaysFor } from "~/app/domain/money/payments/payments";
import type { Tenant } from "~/tenants/config/schema";
import type { DoctorContext } from "../context";
import { fine, orFine, reasonOf, warning, wrong } from "../findings";
import type { Brand, Check } from "./check";

/** Reports test keys of Mollie and Stripe. Their prefix marks test keys. */
export const payments: Check<Brand> = {
  name: "payments",
  run({ secret }, { tenant }) {
    if (!tenant || !isSelling(tenant)) return [fine()];
    const { payments: account, demo } = tenant;
    const key = "apiKey" in account ? secret(account.apiKey.env) : undefined;
    const isTest = key !== undefined && /^((sk|rk)_)?test_/.test(key);
    const { provider } = account;
    return orFine([
      key !== undefined && isTest && !demo && wrong("payments_test", { provider }),
      key !== undefined && !isTest && demo && warning("payments_live", { provider }),
    ]);
  },
};

/** The statuses with which our own endpoint answers a notice without proof. */
const OURS = [200, 400, 403, 503];

/**
 * Checks that a notice reaches our endpoint, and not a login page or a proxy's page. Also checks that recent notices
 * arrived: without a notice, the site learns of a payment only when the buyer returns.
 */
export const notices: Check<Brand> = {
  name: "notices",
  async run(context, { tenant }) {
    if (!tenant || !isSelling(tenant) || tenant.payments.provider === "sandbox") return [fine()];
    const gateway = await gatewayOf(context, tenant);
    // Passes without a gateway, because the check of secrets reports a missing key.
    if (!gateway) return [fine()];
    return orFine([await reached(context, gateway, tenant), await missed(context, gateway, tenant)]);
  },
};

async function reached({ outside }: DoctorContext, { provider, capabilities }: Gateway, { origin }: Tenant) {
  const url = new URL(`/payments/notices/${provider}`, origin);
  try {
    const { status, headers } = await outside.ask({ url, method: capabilities.noticeMethod });
    const isOurs = OURS.includes(status) && /^text\/plain/.test(headers["content-type"] ?? "");
    return !isOurs && wrong("notices_lost", { url: url.href, problem: `${status}` });
  } catch (error) {
    return wrong("notices_lost", { url: url.href, problem: reasonOf(error) });
  }
}

const DAY = 24 * 60 * 60_000;
/** The period of the counted orders, in ms ago: two weeks, without the last hour, whose notices may still arrive. */
const LATELY = { from: 14 * DAY, to: 60 * 60_000 };
/** The number of orders without a notice from which the check warns. Fewer may be a coincidence. */
const FEW = 3;

async function missed({ databases, now }: DoctorContext, { provider }: Gateway, { slug }: Tenant) {
  const period = { from: now() - LATELY.from, to: now() - LATELY.to };
  // Ignores an unreadable database, which the check of databases reports.
  const counted = await databases.glance(slug, (conn) => noticesOf(conn, provider, period)).catch(() => undefined);
  if (!counted) return false;
  const { paid, noticed } = counted;
  const params = { provider, missing: `${paid - noticed}`, paid: `${paid}` };
  if (paid - noticed < FEW) return false;
  if (noticed === 0) return wrong("notices_missing", params);
  return (paid - noticed) * 5 >= paid && warning("notices_missing", params);
}

async function gatewayOf(context: DoctorContext, tenant: Tenant): Promise<Gateway | undefined> {
  const { databases, secret, now } = context;
  const randomBytes = (size: number) => new Uint8Array(size);
  try {
    return await gatewaysFor({ tenant, db: databases.of(tenant.slug), secret, now, randomBytes })(
      tenant.payments.provider,
    );
  } catch (error) {
    if (error instanceof GatewayUnavailable) return undefined;
    throw error;
  }
}

function isSelling({ credits, premium }: Tenant): boolean {
  return (credits?.packages.length ?? 0) + premium.terms.length > 0;
}
