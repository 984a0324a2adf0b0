import type { Member } from "~/app/domain/member";
import { contactDetailsIn } from "~/app/domain/safety/care/contact-details";
import { careErrors } from "./profiles.errors";
import type { ProfileChanges } from "./profiles.schema";

const NOTES = ["personal", "looking_for", "interests"] as const;

/**
 * Warns a member whose form would publish contact details: throws profiles.care_... for the most harmful detail in a
 * changed text. A form with `sure` skips the check, because details are detected by form only.
 */
export function adviseProfileCare(
  member: Pick<Member, "personal" | "details" | "prompts">,
  changes: ProfileChanges,
): void {
  const before = new Map<string, string | null>(Object.entries({ ...member.details, personal: member.personal }));
  const notes = NOTES.flatMap((note) => (changes[note] && changes[note] !== before.get(note) ? [changes[note]] : []));
  const answered = new Set(member.prompts.map(({ answer }) => answer));
  const answers = (changes.prompts ?? []).flatMap(({ answer }) => (answer && !answered.has(answer) ? [answer] : []));
  const [found] = contactDetailsIn([...notes, ...answers].join("\n\n"));
  if (found) throw careErrors[found]();
}

/** Returns the text, or "" if it contains contact details: those must not be quoted for their owner. */
export function quotableText(text: string): string {
  return contactDetailsIn(text).length > 0 ? "" : text;
}
