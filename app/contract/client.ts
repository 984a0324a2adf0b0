import type { Address, AnswerAt, InputAt, KeyAt } from "./address";
import { noteChange } from "./fresh-data";
import { announceSessionEnd } from "./session-end";

export interface ApiError {
  error: string;
  message: string;
}

export type ApiAnswer<Body> =
  | { ok: true; status: number; body: Body }
  /** `problem` is undefined if the answer did not come from the API, e.g. a proxy's page. */
  | { ok: false; status: number; problem: ApiError | undefined };

/**
 * Makes a call of the product's JSON API, like any other client: `callApi(calls.likes, "POST", { profile })`. Rejects
 * only without any answer, or by `signal`.
 */
export async function callApi<A extends Address<unknown>, K extends KeyAt<A>>(
  address: A,
  call: K,
  ...[input, signal]: undefined extends InputAt<A, K>
    ? [input?: InputAt<A, K>, signal?: AbortSignal]
    : [input: InputAt<A, K>, signal?: AbortSignal]
): Promise<ApiAnswer<AnswerAt<A, K>>> {
  const [method, variant] = call.split("?");
  const query = method === "GET" && input ? `${new URLSearchParams(input)}` : variant;
  const body = method === "GET" || input === undefined ? undefined : JSON.stringify(input);
  const headers = body === undefined ? clientHeaders() : { ...clientHeaders(), "Content-Type": "application/json" };
  const request = fetch(query ? `${address}?${query}` : address, { method, headers, signal, body });
  return answerOf(await (method === "GET" ? request : noteChange(request, address)));
}

async function answerOf<Body>(response: Response): Promise<ApiAnswer<Body>> {
  return answerFrom(response.status, await response.json().catch(() => undefined));
}

/** `said` is undefined if the answer was no JSON. */
export function answerFrom<Body>(status: number, said: unknown): ApiAnswer<Body> {
  const ok = status >= 200 && status < 300;
  if (status === 403 && (said as ApiError | undefined)?.error === "auth.required") announceSessionEnd();
  return ok && said !== undefined
    ? { ok, status, body: said as Body }
    : { ok: false, status, problem: said as ApiError | undefined };
}

/**
 * Sends a call that outlives its page and needs no answer. `navigator.sendBeacon` would omit the headers that every
 * call has.
 */
export function sendBeacon<A extends Address<unknown>>(address: A, body: InputAt<A, "POST">): void {
  const headers = { ...clientHeaders(), "Content-Type": "application/json" };
  const request = fetch(address, { method: "POST", keepalive: true, headers, body: JSON.stringify(body) });
  noteChange(request, address).catch(() => {});
}

/** Names the client and its page. */
export function clientHeaders(): Record<string, string> {
  return { "X-Package": "bouquet-web@1", "X-Original-Host": location.host };
}
