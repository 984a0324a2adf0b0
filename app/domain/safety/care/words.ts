import type { DomainError } from "~/app/domain/errors";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { derived } from "~/tenants/config/derived";
import { held, heldBecause } from "./care.errors";
import { searched, wildcardMatcher } from "./wildcards";

/** Why a message is not sent: the error for its sender, and the note for moderators. */
export interface Refusal {
  error: DomainError;
  reason: string;
  /** Weight in the score of a case about the sender. Omitted if no review is needed. */
  weight?: number;
  /** Reason in the config's text if the message is refused permanently, or "". */
  stated?: string;
}

/** Returns why the site's text rules refuse a text; undefined if they allow it. */
export function refusalOfWords({ tenant }: Pick<Site, "tenant">, member: Member, text: string): Refusal | undefined {
  const rules = rulesOf(tenant);
  if (rules.length === 0) return undefined;
  const looked = searched(text);
  for (const { words, reason, isIn } of rules) {
    if (!isIn(looked)) continue;
    const said = reason[member.language as keyof typeof reason] ?? reason[tenant.language];
    const error = said ? heldBecause({ params: { reason: said } }) : held();
    return { error, reason: `words: ${words}`, weight: 3, stated: said ?? "" };
  }
  return undefined;
}

const rulesOf = derived(({ chats }) =>
  chats.hold.flatMap(({ words, reason }) =>
    words.map((each) => ({ words: each, reason, isIn: wildcardMatcher(each) })),
  ),
);
