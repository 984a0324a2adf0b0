import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";

export interface Section {
  text: string;
  /** Each command as typed, in order, without duplicates. */
  commands: string[];
  /** Gallery paths that the reader opens, without duplicates. */
  addresses: string[];
  /** Numbered steps: the code in backticks of each, in order. */
  steps: string[][];
}

/** Returns a section of a README, from its heading to the next of the same rank. */
export function sectionOf(readme: string, heading: string): Section {
  const whole = readFileSync(join(projectRoot, readme), "utf8");
  const start = whole.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`${readme} has no heading "${heading}"`);
  const rank = heading.split(" ")[0];
  const text = whole.slice(start + heading.length).split(new RegExp(`^${rank} `, "m"))[0]!;
  // Matches blocks, which are indented by four, and commands in backticks within a sentence, which may contain line
  // breaks.
  const typed = [...text.matchAll(/^ {4}((?:npm|npx) [^#\n]+)|`((?:npm|npx) [^`]+)`/gm)];
  return {
    text,
    commands: once(typed.map(([, block, inline]) => (block ?? inline!).replace(/\s+/g, " ").trim())),
    addresses: once([...text.matchAll(/(\/_dev\?[^\s`,]+)/g)].map(([, path]) => path!)),
    steps: [...text.matchAll(/^\d\. (.*(?:\n {3}.*)*)/gm)].map(([, step]) =>
      [...step!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
    ),
  };
}

const once = (texts: string[]) => [...new Set(texts)];
