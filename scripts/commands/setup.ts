import { setUp } from "../setup/command";
import { QUESTIONS } from "../setup/questions";
import { type Option, verb } from "./declaration";

const answers: Record<string, Option & { takes: string }> = Object.fromEntries(
  QUESTIONS.map(({ flag, question }) => [flag, { takes: "<text>", does: question }]),
);

interface Others {
  file: { takes: string; does: string; usual: string };
  answers: { takes: string; does: string };
  yes: { does: string };
  letter: { does: string };
}

export default verb({
  does: "Asks what a server needs, writes its environment file, makes its keys and first operator, prints DNS records.",
  permission: "machine.run",
  more: `Skips questions that an option, --answers or the file answers. Without a terminal, takes the suggestions. Shows the changes and
makes them with --yes. A second run changes nothing.`,
  options: {
    ...answers,
    file: { takes: "<file>", does: "the environment file", usual: "bouquet.env" },
    answers: { takes: "<file>", does: 'a JSON file of answers by these names: { "console": "desk.example.com" }' },
    yes: { does: "makes the changes without asking" },
    letter: { does: "sends the test letter again" },
  } as typeof answers & Others,
  run: ({ file, answers: from, yes, letter, ...given }) =>
    setUp({ file, answers: from, yes: Boolean(yes), letter: Boolean(letter), given }),
});
