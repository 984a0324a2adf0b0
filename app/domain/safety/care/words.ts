import type { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { derived } from "~/tenants/config/derived";
import { held, heldBecause } from "./care.errors";
import { searched, wildcardMatcher } from "./wildcards";

/** Why a message is not sent: what its sender is told, and what moderators read. */
export interface Refusal {
  error: DomainError;
  reason: string;
  /** Its share in the score of a case about the sender. Left out where nobody needs to look at it. */
  weight?: number;
  /** Where the message is refused for good: why, in the words of the site's config, or "". */
  ground?: string;
}

/** Why a text can't be sent because of the words in the site's config; undefined where it can. */
export function refusalOfWords({ tenant }: Pick<Site, "tenant">, member: Member, text: string): Refusal | undefined {
  const rules = rulesOf(tenant);
  if (rules.length === 0) return undefined;
  const looked = searched(text);
  for (const { words, reason, isIn } of rules) {
    if (!isIn(looked)) continue;
    const said = reason[member.language as keyof typeof reason] ?? reason[tenant.language];
    const error = said ? heldBecause({ params: { reason: said } }) : held();
    return { error, reason: `words: ${words}`, weight: 3, ground: said ?? "" };
  }
  return undefined;
}

/** A config's rules one by one, compiled once. */
const rulesOf = derived(({ chats }) =>
  chats.hold.flatMap(({ words, reason }) =>
    words.map((each) => ({ words: each, reason, isIn: wildcardMatcher(each) })),
  ),
);
