import type { Member } from "~/app/domain/member";
import { profileOf, questionOf, quotableText } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

/**
 * Returns the beginning of a message about a profile's answer: the question and the answer. "" if the viewer may not
 * see the answer.
 */
export async function quoteOf(site: Site, member: Member, id: string, prompt: string, words: Words): Promise<string> {
  const profile = await profileOf(site, member, id).catch(() => null);
  const given = profile?.prompts.find((each) => each.prompt === prompt);
  const question = given && quotableText(given.answer) && questionOf(prompt, words);
  return question ? `${words.t("prompts.quote", { question, answer: given.answer })}\n\n` : "";
}

/** Describes the answer that a like belongs to. "" if the like belongs to the whole profile. */
export function likedAnswer(member: Member, prompt: string | null, words: Words): string {
  const given = member.prompts.find((each) => each.prompt === prompt);
  const question = given && questionOf(given.prompt, words);
  return question ? words.t("prompts.liked", { question }) : "";
}
