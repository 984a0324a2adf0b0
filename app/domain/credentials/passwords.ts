import { domainError } from "~/app/domain/errors";
import type { Machine } from "~/app/domain/machine";
import { askHasher } from "./hasher";

/** In characters, as a person counts them. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

export function longEnough(password: string): boolean {
  return [...password].length >= PASSWORD_MIN;
}

export function shortEnough(password: string): boolean {
  return password.length <= 2 * PASSWORD_MAX && [...password].length <= PASSWORD_MAX;
}

interface Hasher {
  machine: Machine;
}

interface Order {
  /** For somebody who has shown who they are, or comes from a known device: goes before those who have not. */
  preferred?: boolean;
}

/** Slow and heavy on purpose (argon2id). Throws `request.too_many` where too many wait already. */
export function hashPassword({ machine }: Hasher, password: string, { preferred }: Order = {}): Promise<string> {
  return inTurn(machine, preferred, () => askHasher<string>({ password: composed(password), cost: COST }));
}

/** Takes as long for an unknown account (`stored` undefined) as for a wrong password. Throws as `hashPassword` does. */
export async function verifyPassword(
  { machine }: Hasher,
  stored: string | undefined,
  password: string,
  { preferred }: Order = {},
): Promise<boolean> {
  // No account has one that is longer, or empty. Composing it would take long in itself.
  const known = shortEnough(password) ? composed(password) : "";
  const question = { password: known, stored: isHash(stored) ? stored : NOBODYS };
  const matches = await inTurn(machine, preferred, () => askHasher<boolean>(question));
  return matches && isHash(stored);
}

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made with COST from random bytes that nobody kept. */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$4ACSQrx3U256OnI+X//SnA$9YMZIaZn2WP5muL7UGwt9frDclc5tpHl7uz8JetXYps";

/** A hash takes 19 MiB and a core: more of them at once on one machine slow every other request down. */
const TURN = { at: "password", room: 2, waiting: 100 };
const tooMany = domainError("request.too_many", "too_many");

async function inTurn<T>(machine: Machine, preferred = false, work: () => Promise<T>): Promise<T> {
  const done = await machine.inTurn({ ...TURN, preferred }, async () => ({ value: await work() }));
  if (!done) throw tooMany({ retryAfter: 2 });
  return done.value;
}

/** Keyboards differ in how they send an accented letter; it is the same password. */
function composed(password: string): string {
  return password.normalize("NFKC");
}

function isHash(stored: string | undefined): stored is string {
  return stored?.startsWith("$argon2id$") ?? false;
}
