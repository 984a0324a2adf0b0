export interface ApiAnswer<Body> {
  status: number;
  /** Undefined where the answer is not JSON. */
  body: Body | undefined;
}

export interface ApiError {
  error: string;
  message: string;
}

/** One call of the product's JSON API, as any other client makes it. Rejects only where no answer came at all, or by `signal`. */
export async function callApi<Body = unknown>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  input?: unknown,
  signal?: AbortSignal,
): Promise<ApiAnswer<Body & Partial<ApiError>>> {
  const headers: Record<string, string> = { "X-Package": "bouquet-web@1", "X-Original-Host": location.host };
  if (input !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(path, {
    method,
    headers,
    signal,
    body: input === undefined ? undefined : JSON.stringify(input),
  });
  const body = await response.json().catch(() => undefined);
  return { status: response.status, body };
}
