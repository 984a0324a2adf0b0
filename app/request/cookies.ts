/** As much of a request as cookies are in. */
export interface Headed {
  headers: Pick<Headers, "get">;
}

/** The value of one cookie, or undefined. Where a name stands twice, the first counts, as in browsers. */
export function cookieOf(request: Headed, name: string): string | undefined {
  const header = request.headers.get("cookie");
  if (!header) return undefined;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

interface CookieOptions {
  secure: boolean;
  /** Seconds. Left out: until the browser closes. 0: forget it. */
  maxAge?: number;
}

/** A host-only cookie that scripts can't read. `value` must be free of `;`, spaces and commas. */
export function setCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}
