import type { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import type { Tenant } from "~/tenants/schema";
import { held, heldBecause } from "./care.errors";

/** Why a message is not sent: what its sender is told, and what moderators read. */
export interface Refusal {
  error: DomainError;
  reason: string;
}

/** Why a text can't be sent because of the words in the site's config; undefined where it can. */
export function refusalOfWords({ tenant }: Pick<Site, "tenant">, member: Member, text: string): Refusal | undefined {
  const normal = text.normalize("NFKC");
  for (const { words, reason, matcher } of rulesOf(tenant)) {
    if (!matcher.test(normal)) continue;
    const said = reason[member.language as keyof typeof reason] ?? reason[tenant.language];
    return { error: said ? heldBecause({ params: { reason: said } }) : held(), reason: `words: ${words}` };
  }
  return undefined;
}

type Rule = Tenant["chats"]["hold"][number];

/** A config's rules one by one, compiled once. */
const compiled = new WeakMap<Tenant, { words: string; reason: Rule["reason"]; matcher: RegExp }[]>();

function rulesOf(tenant: Tenant) {
  const rules =
    compiled.get(tenant) ??
    tenant.chats.hold.flatMap(({ words, reason }) =>
      words.map((each) => ({ words: each, reason, matcher: matcherOf(each) })),
    );
  compiled.set(tenant, rules);
  return rules;
}

/** Finds words as a config has them: in any case, with any blanks, whole; `*` stands for up to twenty letters or digits. */
function matcherOf(words: string): RegExp {
  const parts = words.trim().normalize("NFKC").split("*").map(literal);
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("[\\p{L}\\p{N}]{0,20}")}(?![\\p{L}\\p{N}])`, "iu");
}

function literal(part: string): string {
  return part
    .replace(/[\\^$.|?+()[\]{}/-]/g, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`)
    .replace(/\s+/g, "\\s+");
}
