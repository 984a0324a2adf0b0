import type { Member } from "~/app/domain/member";
import { interestsIn, type ProfileView, questionOf } from "~/app/domain/people/profiles/profiles";
import type { Words } from "~/app/locales";
import { LANGUAGE_NAMES, type Language } from "~/app/locales/names";

export function promptsOf({ prompts }: ProfileView, words: Words) {
  return prompts.flatMap(({ prompt, answer }) => {
    const question = questionOf(prompt, words);
    return question ? [{ prompt, question, answer }] : [];
  });
}

export function interestsOf({ id, interests }: ProfileView, viewer: Member | null, words: Words) {
  const shares = (interest: string) => viewer !== null && viewer.id !== id && viewer.interests.includes(interest);
  const named = interestsIn(words)
    .filter((each) => interests.includes(each.id))
    .map((each) => ({ ...each, shared: shares(each.id) }));
  return [...named.filter(({ shared }) => shared), ...named.filter(({ shared }) => !shared)];
}

/** Names the languages that a person speaks, each in its own language. */
export function languagesOf({ languages }: ProfileView): string[] {
  return languages.flatMap((code) => LANGUAGE_NAMES[code as Language] ?? []);
}
