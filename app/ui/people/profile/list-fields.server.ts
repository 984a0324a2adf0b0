import type { Member } from "~/app/domain/member";
import { interestsIn, promptsIn } from "~/app/domain/people/profiles/profiles";
import { ANSWER_MAX } from "~/app/domain/people/profiles/profiles.schema";
import type { Words } from "~/app/locales";
import { LANGUAGE_NAMES } from "~/app/locales/names";
import { LANGUAGES } from "~/tenants/config/vocabulary";

export const PROMPT_NAMES = [
  { prompt: "promptFirst", answer: "answerFirst" },
  { prompt: "promptSecond", answer: "answerSecond" },
  { prompt: "promptThird", answer: "answerThird" },
];

export function listsOf(member: Member, words: Words) {
  const others = LANGUAGES.filter((code) => code !== member.language);
  return {
    interests: {
      options: interestsIn(words).map(({ id, name }) => ({ value: id as string, label: name })),
      chosen: member.interests,
    },
    languages: {
      options: others.map((code) => ({ value: code as string, label: LANGUAGE_NAMES[code] })),
      chosen: member.languages,
    },
    prompts: { questions: promptsIn(words), answers: member.prompts, names: PROMPT_NAMES, longest: ANSWER_MAX },
  };
}

/** Reads the lists from a form. In a whole form that shows them, a missing name means that no box is checked. */
export function listsIn(form: FormData, whole: boolean) {
  const chosen = (name: string) => form.getAll(name).filter((value) => value !== "") as never[];
  const [first] = PROMPT_NAMES;
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    ...((whole || form.has("languages")) && { languages: chosen("languages") }),
    ...((whole || form.has("interestIds")) && { interestIds: chosen("interestIds") }),
    ...(form.has(first!.prompt) && {
      prompts: PROMPT_NAMES.map(({ prompt, answer }) => ({ prompt: text(prompt) as never, answer: text(answer) })),
    }),
  };
}
