import type { Stored } from "~/app/stored";

export interface Headed {
  headers: Pick<Headers, "get">;
  url?: string;
}

/** Browsers accept this prefix only from the host itself, over TLS. Cookies over plain HTTP have no prefix. */
const HOST_ONLY = "__Host-";

/**
 * Reads a cookie. Over TLS only the prefixed name counts, because a sibling domain could have set a cookie without the
 * prefix.
 */
export function cookieOf(request: Headed, { name }: { name: string }): string | undefined {
  const header = request.headers.get("cookie");
  if (!header) return undefined;
  return valueIn(header, HOST_ONLY + name) ?? (request.url?.startsWith("https:") ? undefined : valueIn(header, name));
}

function valueIn(header: string, name: string): string | undefined {
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

type Cookie = Pick<Stored, "name" | "lasts">;

/**
 * Formats a Set-Cookie header for this host only, unreadable for scripts. `value` must not contain `;`, spaces or
 * commas.
 */
export function setCookie({ name, lasts }: Cookie, value: string, secure: boolean): string {
  const parts = [`${secure ? HOST_ONLY : ""}${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (typeof lasts === "number") parts.push(`Max-Age=${lasts}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

export function forgetCookie({ name }: Cookie, secure: boolean): string {
  return setCookie({ name, lasts: 0 }, "", secure);
}
