import type { Address, AnswerAt, InputAt, KeyAt } from "./address";

export interface ApiError {
  error: string;
  message: string;
}

export type ApiAnswer<Body> =
  | { ok: true; status: number; body: Body }
  /** `problem` is undefined where the answer did not come from the API: a proxy's page, say. */
  | { ok: false; status: number; problem: ApiError | undefined };

/**
 * One call of the product's JSON API, as any other client makes it: `callApi(calls.likes, "POST", { profile })`. Rejects
 * only where no answer came at all, or by `signal`.
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
  return answerOf(await fetch(query ? `${address}?${query}` : address, { method, headers, signal, body }));
}

/** The same POST with a file: in parts, a field for each name of the input. What is undefined is left out. */
export async function sendForm<A extends Address<unknown>>(
  address: A,
  input: InputAt<A, "POST" & KeyAt<A>>,
  file: File,
): Promise<ApiAnswer<AnswerAt<A, "POST" & KeyAt<A>>>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(input ?? {})) if (value !== undefined) body.set(name, String(value));
  body.set("file", file);
  return answerOf(await fetch(address, { method: "POST", headers: clientHeaders(), body }));
}

async function answerOf<Body>(response: Response): Promise<ApiAnswer<Body>> {
  const said = await response.json().catch(() => undefined);
  const { ok, status } = response;
  return ok && said !== undefined ? { ok, status, body: said } : { ok: false, status, problem: said };
}

/**
 * A call that outlives its page, and whose answer nobody waits for. `navigator.sendBeacon` sends the same request without
 * the headers that every call has.
 */
export function sendBeacon<A extends Address<unknown>>(address: A, body: InputAt<A, "POST">): void {
  const headers = { ...clientHeaders(), "Content-Type": "application/json" };
  fetch(address, { method: "POST", keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {});
}

/** Who calls, and from which page. */
export function clientHeaders(): Record<string, string> {
  return { "X-Package": "bouquet-web@1", "X-Original-Host": location.host };
}
