import { Secret, TOTP } from "otpauth";
import encodeQr from "qr";

/** A secret for an app that makes codes (TOTP, RFC 6238), in the forms for setting up the app. */
export interface CodeSecret {
  /** The secret in base 32. */
  secret: string;
  /** The secret in groups of four, to type into the app. */
  manualKey: string;
  /** The secret as an address, for an app on the same device. */
  uri: string;
  /** The secret for a camera: the dark squares of a QR code as an SVG path, with a margin of four squares. */
  picture: { size: number; path: string };
}

export const CODE_SECRET_BYTES = 20;
const PERIOD = 30;

/** Returns the forms of a secret. The app shows `issuer` and `label`. */
export function codeSecretOf(secret: string, names: { issuer: string; label: string }): CodeSecret {
  const uri = codesOf(Secret.fromBase32(secret), names).toString();
  return { secret, manualKey: secret.replace(/(.{4})(?=.)/g, "$1 "), uri, picture: pictureOf(uri) };
}

export function secretFrom(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/**
 * Returns the time step to which the code belongs: the present one, or the one before or after, because clocks are
 * inaccurate. Undefined if the code is wrong.
 */
export function stepOf(secret: string, typed: string, now: number): number | undefined {
  const token = plainCode(typed);
  // The library compares bytes, and throws for six multi-byte characters.
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = codesOf(Secret.fromBase32(secret)).validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Normalizes a typed code with gaps or capitals. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}

function codesOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: "SHA1", digits: 6, period: PERIOD });
}

function pictureOf(text: string): CodeSecret["picture"] {
  const rows = encodeQr(text, "raw", { border: 4, ecc: "low" });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: path.join("") };
}
