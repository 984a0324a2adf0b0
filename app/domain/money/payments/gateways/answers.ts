import { GatewayUnavailable } from "~/app/domain/money/payments/gateway";
import { traceHeaders } from "~/app/log/trace";

/**
 * Returns whether a retry may succeed: after no answer, a rejected key, a request in progress, or a failure at the
 * provider.
 */
export function isPassing(status: number | undefined): boolean {
  return status === undefined || PASSING.includes(status) || status >= 500;
}

const PASSING = [401, 403, 408, 409, 425, 429];

/** In ms: how long to wait for a provider's answer. */
export const PATIENCE = 20_000;

/** Maximum length of an answer, in characters. */
const LONGEST = 100_000;

/**
 * Requests a text. Throws GatewayUnavailable unless the status is 2xx. The error's message omits address and answer,
 * which may contain credentials.
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
