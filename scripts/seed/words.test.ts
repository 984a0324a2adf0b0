import { describe, expect, test } from "vitest";
import { demoNames, demoWords } from "~/app/locales/demo";
import { LANGUAGES, NICHES } from "~/tenants/config/vocabulary";
import { groupsOf } from "./groups";

describe.each(LANGUAGES)("the demo texts in %s", (language) => {
  const { personal, lookingFor, flavours, answers, dialogues } = demoWords[language];
  const sentences = [personal, lookingFor].flatMap((part) => Object.values(part).flat() as string[]);

  test("there are as many texts as in English", () => {
    const shape = (words: (typeof demoWords)["en"]) =>
      JSON.stringify(words, (_, value) => (typeof value === "string" ? "" : value));
    expect(shape(demoWords[language])).toBe(shape(demoWords.en));
  });

  test("sentences end with punctuation, and none is repeated", () => {
    const all = [...sentences, ...Object.values(flavours).flatMap((flavour) => flavour?.sought ?? [])];
    expect(all.filter((sentence) => !/[.?!]$/.test(sentence))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect(Object.values(answers).flatMap((given) => given.filter((each) => !/[.?!]$/.test(each)))).toEqual([]);
    expect(dialogues.flat().filter((line) => !/[.?!]$/.test(line))).toEqual([]);
  });

  test("every niche but the first has a flavour for each group", () => {
    for (const { number } of NICHES.slice(1)) {
      for (const { role } of groupsOf(number)) expect(flavours[number]?.[role].length).toBeGreaterThan(2);
    }
  });

  test.each(["female", "male"] as const)("there are at least sixty names for %s people, none twice", (gender) => {
    const all = Object.values(demoNames[language][gender]).flatMap((generation) => generation.split(" "));
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(60);
  });
});
