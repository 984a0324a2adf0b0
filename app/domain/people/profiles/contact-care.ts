import type { Member } from "~/app/domain/member";
import { contactDetailsIn } from "~/app/domain/safety/care/contact-details";
import { careErrors } from "./profiles.errors";
import type { ProfileChanges } from "./profiles.schema";

const NOTES = ["personal", "looking_for", "interests"] as const;

/**
 * Advises a member whose form would publish a phone number or the like: throws profiles.care_... for the most harmful detail
 * in a text that changes. A form that says `sure` skips it, because details are judged by their form alone.
 */
export function adviseProfileCare(
  member: Pick<Member, "personal" | "details" | "prompts">,
  changes: ProfileChanges,
): void {
  const before: Record<string, string | null | undefined> = { ...member.details, personal: member.personal };
  const notes = NOTES.flatMap((note) => (changes[note] && changes[note] !== before[note] ? [changes[note]] : []));
  const answered = new Set(member.prompts.map(({ answer }) => answer));
  const answers = (changes.prompts ?? []).flatMap(({ answer }) => (answer && !answered.has(answer) ? [answer] : []));
  const [found] = contactDetailsIn([...notes, ...answers].join("\n\n"));
  if (found) throw careErrors[found]();
}

/** The text unless it holds a phone number or the like: then "", since nobody may repeat those words for their owner. */
export function quotableText(text: string): string {
  return contactDetailsIn(text).length > 0 ? "" : text;
}
