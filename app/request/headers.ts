import type { ServerResponse } from "node:http";

/** What every answer carries, whoever made it. `live`: the development server, whose gallery shows pages in frames. */
export function secure(response: ServerResponse, tls: boolean, live: boolean): void {
  for (const [name, value] of securityHeaders(tls, live)) response.setHeader(name, value);
}

/** The same as names and values. */
export function securityHeaders(tls: boolean, live: boolean): [name: string, value: string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Frame-Options", live ? "SAMEORIGIN" : "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"],
    ...(tls ? [["Strict-Transport-Security", "max-age=31536000"] as [string, string]] : []),
  ];
}

/** `scripts` says which inline ones may run: by a nonce or by hashes. `pictures` is the origin of the tenant's CDN, where it has one. `live` lets a development server talk to its page. */
export function contentSecurityPolicy(scripts: string, pictures: string | undefined, live: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    live ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src 'self' data: blob:${pictures ? ` ${pictures}` : ""}`,
    live ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${live ? "'self'" : "'none'"}`,
  ].join("; ");
}
