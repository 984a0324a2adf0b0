import type { ServerResponse } from "node:http";
import type { Tenant } from "~/tenants/config/schema";

interface Circumstances {
  tls: boolean;
  /** Whether the process is the development server, whose gallery shows pages in frames. */
  live: boolean;
  tenant: Pick<Tenant, "hstsIncludeSubDomains"> | undefined;
}

export function secure(response: ServerResponse, circumstances: Circumstances): void {
  for (const [name, value] of securityHeaders(circumstances)) response.setHeader(name, value);
}

export function securityHeaders({ tls, live, tenant }: Circumstances): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Frame-Options", live ? "SAMEORIGIN" : "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)"],
  ];
  if (tls) {
    const subdomains = tenant?.hstsIncludeSubDomains ? "; includeSubDomains" : "";
    headers.push(["Strict-Transport-Security", `max-age=31536000${subdomains}`]);
  }
  return headers;
}

/** `scripts` allows inline scripts, by nonce or hashes. `live` allows a development server to talk to its page. */
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
