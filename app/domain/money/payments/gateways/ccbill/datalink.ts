import { GatewayRefusal, GatewayUnavailable } from "../../gateway";
import { textFrom } from "../answers";

export interface DataLinkAccount {
  /** The origin of DataLink, `https://datalink.ccbill.com`, or of a test server. */
  origin: string;
  account: string;
  subaccount: string;
  user: string;
  password: string;
}

export interface SubscriptionStatus {
  refunds: number;
  chargebacks: number;
  voids: number;
}

/**
 * Requests the state of a subscription. Returns undefined if the subscription is unknown. Throws GatewayUnavailable.
 */
export async function subscriptionStatus(
  account: DataLinkAccount,
  subscriptionId: string,
): Promise<SubscriptionStatus | undefined> {
  const answer = await ask(account, subscriptionId, "viewSubscriptionStatus");
  const columns = columnsOf(answer);
  const code = columns.get("results");
  if (code === "-3" || code === "-4") return undefined;
  if (columns.get("subscriptionStatus") === undefined) throw refusalOf(code);
  return {
    refunds: count(columns.get("refundsIssued")),
    chargebacks: count(columns.get("chargebacksIssued")),
    voids: count(columns.get("voidsIssued")),
  };
}

/** Refunds a whole sale. Throws GatewayRefusal with the reason, GatewayUnavailable. */
export async function refundTransaction(account: DataLinkAccount, subscriptionId: string): Promise<void> {
  const code = columnsOf(await ask(account, subscriptionId, "refundTransaction")).get("results");
  if (code !== "1") throw refusalOf(code);
}

function ask(account: DataLinkAccount, subscriptionId: string, action: string): Promise<string> {
  const url = new URL("/utils/subscriptionManagement.cgi", account.origin);
  url.search = new URLSearchParams({
    clientAccnum: account.account,
    usingSubacc: account.subaccount,
    username: account.user,
    password: account.password,
    subscriptionId,
    action,
  }).toString();
  return textFrom(url, "CCBill DataLink");
}

/** Parses a line of names and a line of values, each in quotes. */
function columnsOf(csv: string): Map<string, string> {
  const [names = [], values = []] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(",").map((cell) => cell.trim().replace(/^"|"$/g, "")));
  return new Map(names.map((name, index) => [name, values[index] ?? ""]));
}

const REASONS = new Map(
  Object.entries({
    "0": "the request failed",
    "-1": "user or password is wrong",
    "-2": "the subscription's id is invalid",
    "-3": "there is no such subscription",
    "-4": "the subscription belongs to another account",
    "-8": "this server's address is not allowed at CCBill",
    "-12": "locked for an hour after too many failures",
    "-15": "past the limit of refunds",
    "-23": "past a limit of refunds",
    "-24": "past a limit of refunds",
  }),
);

function refusalOf(code: string | undefined): Error {
  const reason = code && REASONS.get(code);
  if (!reason) return new GatewayUnavailable("CCBill DataLink gave an answer that cannot be read");
  return new GatewayRefusal(`CCBill: ${reason}`);
}

function count(value: string | undefined): number {
  return Number(value) || 0;
}
