import { type Device, hasBelongedTo } from "~/app/domain/account/devices/devices";
import type { Risk } from "~/app/domain/safety/risk/risk";
import { addressesClosedForGood } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import { tryAttempt } from "~/app/domain/site/limits/limits";
import { countryOfAddress } from "~/app/domain/site/places/address-country";

export interface SigningUp {
  email: string;
  /** The client's network address, which is not stored. */
  address: string;
  country: string | null;
  /** Null in a browser without an earlier login. */
  device: Device | null;
}

const DAY = 24 * 60 * 60_000;

/** Accounts a day per browser. The first account is not counted, because only it makes the browser known. */
const OF_DEVICE = { max: 2, windowMs: DAY };

export async function risksOfSignup(site: Site, { email, address, country, device }: SigningUp): Promise<Risk[]> {
  const risks: Risk[] = [];
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (await isDisposable(domain)) risks.push({ rule: "disposable", figures: { domain } });
  const from = countryOfAddress(address);
  if (from !== null && country !== null && from !== country)
    risks.push({ rule: "country", figures: { from, claimed: country } });
  if (!device) return risks;
  const closed = await site.db.read((conn) => addressesClosedForGood(conn));
  const known = closed.filter((each) => hasBelongedTo(device, each));
  if (known.length > 0) risks.push({ rule: "banned_device", figures: { accounts: known.length } });
  if (!(await tryAttempt(site, "sign-ups of a device", device.id, OF_DEVICE)))
    risks.push({ rule: "device_accounts", figures: { accounts: OF_DEVICE.max + 1 } });
  return risks;
}

/** Checks five thousand domains, read at the first sign-up. */
async function isDisposable(domain: string): Promise<boolean> {
  const { isDisposableEmailDomain } = await import("disposable-email-domains-js");
  return isDisposableEmailDomain(domain);
}
