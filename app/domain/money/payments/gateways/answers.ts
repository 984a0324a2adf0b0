import { traceHeaders } from "~/app/log/trace";
import { GatewayUnavailable } from "./gateway";

/**
 * Whether a refusal says nothing of the payment, so that asking again may be answered: no answer at all, a key that is not
 * accepted, the same request that is under way or was made with other words, too many, a failure over there.
 */
export function isPassing(status: number | undefined): boolean {
  return status === undefined || PASSING.includes(status) || status >= 500;
}

const PASSING = [401, 403, 408, 409, 425, 429];

/** How long a provider may take to answer, in ms. */
export const PATIENCE = 20_000;

/** Longest answer that is read, in characters. */
const LONGEST = 100_000;

/**
 * Asks a provider that has no library of its own. Follows no redirect. Throws GatewayUnavailable where no 2xx comes; its
 * message holds neither the address nor the answer, since both carry credentials with some providers.
 */
export async function textFrom(url: URL, provider: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(url, { redirect: "error", headers: { ...traceHeaders() }, signal });
    const text = (await response.text()).slice(0, LONGEST);
    if (response.ok) return text;
    throw new GatewayUnavailable(`${provider} answered ${response.status}`);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable(`${provider} did not answer`);
  }
}
