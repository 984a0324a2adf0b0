import type { Preview } from "~/app/domain/reach/mail/mail";
import type { Answer } from "./commands/declaration";

/** Returns the emails of a decision that was not taken yet, because they contain the operator's own text. */
export function shownFirst(emails: Preview[], others: string[] = []): Answer {
  const lines = [
    ...emails.flatMap(({ to, language, subject, text }) => [
      `To ${to}, whose language is ${languageNames.of(language) ?? language}:`,
      "",
      `  ${subject}`,
      "",
      ...text
        .trimEnd()
        .split("\n")
        .map((line) => `  ${line}`.trimEnd()),
      "",
    ]),
    ...others,
    "Nothing is decided yet. Your text is sent as written, without translation. To decide, repeat the command with --yes",
  ];
  return { lines, data: { decided: false, emails }, code: 1 };
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });
