import type { Stored } from "~/app/stored";

/** As much of a request as cookies are in. */
export interface Headed {
  headers: Pick<Headers, "get">;
  url?: string;
}

/** Browsers take this only from the host itself, over TLS; over plain HTTP the bare name does the same work. */
const HOST_ONLY = "__Host-";

/**
 * The value of one cookie that `setCookie` set, or undefined. Over TLS only the prefixed name counts: a sibling domain
 * could have planted the bare one. Where a name stands twice, the first counts, as in browsers.
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

/** As much of a declaration as a browser is told. */
type Cookie = Pick<Stored, "name" | "lasts">;

/** A host-only cookie that scripts can't read, over TLS where `secure`. `value` must be free of `;`, spaces and commas. */
export function setCookie({ name, lasts }: Cookie, value: string, secure: boolean): string {
  const parts = [`${secure ? HOST_ONLY : ""}${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (typeof lasts === "number") parts.push(`Max-Age=${lasts}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/** Set-Cookie that takes a cookie away. */
export function forgetCookie({ name }: Cookie, secure: boolean): string {
  return setCookie({ name, lasts: 0 }, "", secure);
}
