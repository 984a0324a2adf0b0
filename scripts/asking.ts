import { createInterface } from "node:readline/promises";
import { Refusal } from "./refusal";

/** The typed answers, by flag. The answer to a list is a single text with commas. */
export type Answers = Record<string, string | undefined>;

interface Question {
  flag: string;
  question: string;
  optional?: boolean | undefined;
}

interface Ways<Asked> {
  /** Returns whether to ask this question, given the answers so far. Left out if the question is always asked. */
  isAsked?(question: Asked, soFar: Answers): boolean;
  suggest(question: Asked, soFar: Answers): string | undefined;
  complain(question: Asked, answer: string): string | undefined;
  /** The last question, below a summary of all answers. Any answer except yes throws a Refusal. */
  closing?: { question: string; summary(answers: Answers): string[] };
}

const BACK = "<";

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks questions at the terminal until each answer is valid. Throws a Refusal if the input ends. */
export async function askAtTerminal<Asked extends Question>(
  questions: readonly Asked[],
  answers: Answers,
  { isAsked = () => true, suggest, complain, closing }: Ways<Asked>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<void> {
  const terminal = createInterface({ input, output });
  const asked: number[] = [];
  try {
    if (questions.length > 1) output.write(`${BACK} returns to the previous question.\n`);
    for (let at = 0; at < questions.length || closing; at++) {
      const each = questions[at];
      if (each && !isAsked(each, answers)) continue;
      const answer = each ? await ask(each) : await close(closing!);
      if (each && answer !== BACK) {
        answers[each.flag] = answer;
        asked.push(at);
        continue;
      }
      if (!each && answer !== BACK) break;
      const before = asked.pop() ?? at;
      if (questions[before]) delete answers[questions[before].flag];
      at = before - 1;
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw new Refusal("\nNothing was written");
    throw error;
  } finally {
    terminal.close();
  }

  async function close({ question, summary }: NonNullable<Ways<Asked>["closing"]>): Promise<string | undefined> {
    for (const line of summary(answers)) output.write(`${line}\n`);
    const answer = (await terminal.question(`${question} [yes]: `)).trim();
    if (answer !== BACK && !isYes(answer)) throw new Refusal("Nothing was written");
    return answer;
  }

  async function ask(each: Asked): Promise<string | undefined> {
    const suggestion = suggest(each, answers);
    const hint = suggestion ? ` [${suggestion}]` : each.optional ? " [none]" : "";
    for (;;) {
      const answer = (await terminal.question(`${each.question}${hint}: `)).trim() || suggestion;
      if (!answer && each.optional) return undefined;
      if (answer === BACK) return BACK;
      const complaint = answer ? complain(each, answer) : "An answer is needed";
      if (!complaint) return answer;
      output.write(`  ${complaint}\n`);
    }
  }
}

/** Throws a Refusal that names the missing flags if there is no terminal. */
export function refuseMissing(missing: readonly Question[]): void {
  if (missing.length === 0) return;
  const flags = missing.map(({ flag }) => `--${flag}`).join(" ");
  throw new Refusal(`Missing: ${flags} (there is no terminal to ask at)`);
}

/** Asks a yes-or-no question at the terminal. Returns false without a terminal. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return isYes((await terminal.question(`${question} [yes]: `)).trim());
  } catch {
    return false;
  } finally {
    terminal.close();
  }
}

function isYes(answer: string): boolean {
  return /^(y|yes|)$/i.test(answer);
}
