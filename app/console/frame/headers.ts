interface Circumstances {
  tls: boolean;
  /** Whether the process is the development server. */
  live: boolean;
}

/**
 * Returns the headers of every console answer: never cached, framed or indexed, with nothing from other origins. Keys
 * and shortcuts need the script, which is a file; no other script runs.
 */
export function consoleHeaders({ tls, live }: Circumstances): Record<string, string> {
  const policy = [
    "default-src 'none'",
    live ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
    // `no-referrer` does not work: browsers would send forms from the origin "null", like another site.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=()",
    ...(tls && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}
