import type { Member } from "~/app/domain/member";
import { interestsIn, type ProfileView, profileOf, quotableText } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { shortenedAtWord } from "~/app/domain/texts";
import type { Words } from "~/app/locales";

const OPENINGS = 3;

/** Maximum length of a quote from a profile, in UTF-16 code units. */
const LONGEST = 60;

/**
 * Returns three first sentences to a member, in the writer's language, made from the profile: interests, texts, what
 * they seek, and where they live. General questions replace missing parts. Throws profiles.not_found.
 */
export async function openingsTo(site: Site, member: Member, other: string, words: Words): Promise<string[]> {
  const profile = await profileOf(site, member, other);
  const { t } = words;
  const note = (name: string) => quotableText(profile.notes.find(({ note }) => note === name)?.text ?? "");
  const city = quotableText(profile.city ?? "");
  const [personal, wanted] = [quotable(note("personal")), quotable(note("looking_for"))];
  const found = [
    ...interestsOf(site, profile, words).map((interest) => t("chats.opening_interest", { interest })),
    ...(personal ? [t("chats.opening_personal", { words: personal })] : []),
    ...(wanted ? [t("chats.opening_looking_for", { words: wanted })] : []),
    ...(city ? [t("chats.opening_city", { city })] : []),
    ...(profile.photos.length > 1 ? [t("chats.opening_photos")] : []),
  ];
  const always = [t("chats.opening_week"), t("chats.opening_smile"), t("chats.opening_sunday")];
  return [...found, ...always].slice(0, OPENINGS);
}

/** Returns the first interest, in the writer's language if it is a listed one. */
function interestsOf(site: Site, { notes, language }: ProfileView, words: Words): string[] {
  const text = quotableText(notes.find(({ note }) => note === "interests")?.text ?? "");
  const theirs = interestsIn(site.words(language as Words["language"]));
  const known = theirs.find(({ name }) => ` ${text.toLowerCase()} `.match(wholeWords(name.toLowerCase())));
  if (known) return interestsIn(words).flatMap(({ id, name }) => (id === known.id ? [name] : []));
  const first = quotable(text.split(/[,;·\n]/)[0] ?? "");
  return first ? [first] : [];
}

function wholeWords(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[^\p{L}\p{N} ]/gu, ".")}(?![\\p{L}\\p{N}])`, "u");
}

/** Returns the first sentence of a text if short enough, else its first words. */
function quotable(text: string): string {
  return shortenedAtWord(withoutEnd(text.trim().split(/(?<=[.!?])\s|\n/)[0]!), LONGEST);
}

function withoutEnd(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && ".,;:".includes(sentence[end - 1]!)) end--;
  return sentence.slice(0, end);
}
