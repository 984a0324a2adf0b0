import { GatewayUnavailable } from "./gateway";

/** How long a provider may take to answer, in ms. */
const PATIENCE = 20_000;

/** Longest answer that is read, in characters. */
const LONGEST = 100_000;

/**
 * Asks a provider that has no library of its own. Follows no redirect. Throws GatewayUnavailable where no 2xx comes; its
 * message holds neither the address nor the answer, since both carry credentials with some providers.
 */
export async function textFrom(url: URL, provider: string): Promise<string> {
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(PATIENCE) });
    const text = (await response.text()).slice(0, LONGEST);
    if (response.ok) return text;
    throw new GatewayUnavailable(`${provider} answered ${response.status}`);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable(`${provider} did not answer`);
  }
}
