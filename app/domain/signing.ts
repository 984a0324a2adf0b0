import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs tokens for the own tenant, with a purpose and an expiry. Such tokens are readable, not secret. */
export interface Signer {
  /** Signs a text, readable in the token. `expiresAt` is in UTC ms. */
  sign(purpose: string, text: string, expiresAt: number): string;
  /** Returns the signed text; undefined if the token is forged, expired, or made for another purpose or tenant. */
  open(purpose: string, token: string, now: number): string | undefined;
}

/** Returns the token's stated expiry, in UTC ms. Only `open` verifies the token. */
export function expiryOf(token: string): number {
  return Number.parseInt(Buffer.from(token.split(".")[0] ?? "", "base64url").toString(), 10);
}

/** Returns the tenant's signer. `secret` is the machine's secret. Every signature includes the tenant's slug. */
export function signerFor(slug: string, secret: string): Signer {
  const mac = (purpose: string, payload: string) =>
    createHmac("sha256", secret).update(`${slug}\0${purpose}\0${payload}`).digest("base64url");
  return {
    sign(purpose, text, expiresAt) {
      const payload = Buffer.from(`${expiresAt}:${text}`).toString("base64url");
      return `${payload}.${mac(purpose, payload)}`;
    },
    open(purpose, token, now) {
      const [payload = "", given = ""] = token.split(".");
      const expected = Buffer.from(mac(purpose, payload));
      const actual = Buffer.from(given);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
      const [, expiresAt, text] = /^(\d+):(.*)$/s.exec(Buffer.from(payload, "base64url").toString()) ?? [];
      return Number(expiresAt) > now ? text : undefined;
    },
  };
}
