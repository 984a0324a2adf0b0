import type { ServerResponse } from "node:http";

/** What every answer carries, whoever made it. `live`: the development server, whose gallery shows pages in frames. */
export function secure(response: ServerResponse, tls: boolean, live: boolean): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  response.setHeader("X-Frame-Options", live ? "SAMEORIGIN" : "DENY");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
  if (tls) response.setHeader("Strict-Transport-Security", "max-age=31536000");
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
