import { domainError } from "~/app/domain/errors";
import type { Machine } from "~/app/domain/machine";
import { askHasher } from "./hasher";

/** Minimum length of a password, in characters as a person counts them. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

export function longEnough(password: string): boolean {
  return [...password].length >= PASSWORD_MIN;
}

export function shortEnough(password: string): boolean {
  return password.length <= 2 * PASSWORD_MAX && [...password].length <= PASSWORD_MAX;
}

interface Hasher {
  tenant: { slug: string };
  machine: Machine;
}

interface Asker {
  /** Whether the member is authenticated or uses a known device. Such requests have a separate queue. */
  known?: boolean;
}

/** Hashes a password, slow and memory-heavy on purpose (argon2id). Throws `request.too_many` if the queue is full. */
export function hashPassword(hasher: Hasher, password: string, { known = false }: Asker = {}): Promise<string> {
  const hash = () => askHasher<string>({ password: composed(password), cost: COST });
  return limited(hasher, known ? "known" : "signup", hash);
}

/**
 * Verifies a password, without blanks around it. Takes as long for an unknown account, whose `stored` hash is
 * undefined. Throws like `hashPassword`.
 */
export async function verifyPassword(
  hasher: Hasher,
  stored: string | undefined,
  password: string,
  { known = false }: Asker = {},
): Promise<boolean> {
  // No stored password is empty or longer than the maximum, and normalizing a long text takes long.
  const given = shortEnough(password) ? composed(password) : "";
  for (const each of new Set([given, given.replace(OUTER_BLANKS, "")])) {
    const question = { password: each, stored: isHash(stored) ? stored : NOBODYS };
    const matches = await limited(hasher, known ? "known" : "login", () => askHasher<boolean>(question));
    if (matches) return isHash(stored);
  }
  return false;
}

/** Blanks and invisible characters that are copied along with a password. */
const OUTER_BLANKS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of random bytes that were discarded, made with COST. Replaces the hash of an unknown account, so that both
 * take equally long.
 */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$4ACSQrx3U256OnI+X//SnA$9YMZIaZn2WP5muL7UGwt9frDclc5tpHl7uz8JetXYps";

/**
 * The limit of concurrent hashes. A hash takes 19 MiB and a core, so more of them would slow down every other request
 * of the machine.
 */
const LIMIT = { key: "hash", concurrency: 2, maxQueued: 50 };
const tooMany = domainError("request.too_many", "too_many");

function limited<T>({ tenant, machine }: Hasher, queue: "known" | "login" | "signup", hash: () => Promise<T>) {
  return machine.semaphore.run({ ...LIMIT, owner: tenant.slug, queue }, hash, () => tooMany({ retryAfter: 2 }));
}

/** Normalizes a password, because keyboards differ in how they send an accented letter. */
function composed(password: string): string {
  return password.normalize("NFKC");
}

function isHash(stored: string | undefined): stored is string {
  return stored?.startsWith("$argon2id$") ?? false;
}
