import { createInterface } from "node:readline/promises";
import { Refusal } from "./refusal";

/** The answers, by flag; as typed, lists with commas. */
export type Answers = Record<string, string | undefined>;

interface Question {
  flag: string;
  question: string;
  optional?: boolean | undefined;
}

interface Ways<Asked> {
  /** Whether a question is asked after these answers. Each is if left out. */
  isAsked?(question: Asked, soFar: Answers): boolean;
  /** What an empty answer stands for. */
  suggest(question: Asked, soFar: Answers): string | undefined;
  /** Why an answer will not do. */
  complain(question: Asked, answer: string): string | undefined;
}

/** What is typed to answer the question before anew. */
const BACK = "<";

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks these at the terminal, each until its answer will do, and puts the answers beside the others. Throws a Refusal where nobody goes on. */
export async function askAtTerminal<Asked extends Question>(
  questions: readonly Asked[],
  answers: Answers,
  { isAsked = () => true, suggest, complain }: Ways<Asked>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<void> {
  const terminal = createInterface({ input, output });
  const asked: number[] = [];
  try {
    if (questions.length > 1) output.write(`${BACK} goes back to the question before.\n`);
    for (let at = 0; at < questions.length; at++) {
      const each = questions[at]!;
      if (!isAsked(each, answers)) continue;
      const answer = await ask(each);
      if (answer !== BACK) {
        answers[each.flag] = answer;
        asked.push(at);
        continue;
      }
      const before = asked.pop() ?? at;
      delete answers[questions[before]!.flag];
      at = before - 1;
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw new Refusal("\nNothing was written");
    throw error;
  } finally {
    terminal.close();
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

/** Throws a Refusal that names these flags, where there is nobody to ask. */
export function refuseMissing(missing: readonly Question[]): void {
  if (missing.length === 0) return;
  const flags = missing.map(({ flag }) => `--${flag}`).join(" ");
  throw new Refusal(`Missing: ${flags} (there is no terminal to ask at)`);
}

/** Asks a question at the terminal, and returns true after a yes. False without a terminal. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|)$/i.test((await terminal.question(`${question} [yes]: `)).trim());
  } catch {
    return false;
  } finally {
    terminal.close();
  }
}
