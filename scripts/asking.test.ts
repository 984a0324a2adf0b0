import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { type Answers, askAtTerminal } from "./asking";

test("askAtTerminal > repeats the previous question after <, also at the end, and skips questions that do not apply", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const typed = ["Velvt", "<", "Velvet", "<", "<", "Velvet", "de", "<", "fr", "yes"];
  let said = "";
  output.on("data", (chunk) => {
    said += chunk;
    if (`${chunk}`.endsWith(": ")) input.write(`${typed.shift()}\n`);
  });
  const questions = ["name", "hidden", "language"].map((flag) => ({ flag, question: flag }));
  const answers: Answers = {};
  await askAtTerminal(
    questions,
    answers,
    {
      isAsked: ({ flag }) => flag !== "hidden",
      suggest: () => undefined,
      complain: () => undefined,
      closing: { question: "Write this?", summary: ({ name, language }) => [`${name} in ${language}`] },
    },
    { input, output },
  );
  expect(answers).toEqual({ name: "Velvet", language: "fr" });
  expect(said.match(/name: /g)).toHaveLength(4);
  expect(said).toMatch(/Velvet in de\nWrite this\? \[yes\]: language: Velvet in fr\nWrite this\?/);
});
