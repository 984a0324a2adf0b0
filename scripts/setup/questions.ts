import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { z } from "zod";
import { isPublic } from "~/app/domain/site/outside/outside";
import { EnvironmentError, readEnvironment } from "~/app/settings/environment";
import { defaultSender } from "~/app/settings/operator-mail";
import { type Answers, askAtTerminal, refuseMissing } from "../asking";
import { asCaller } from "../owner.mjs";
import { Refusal } from "../refusal";
import type { Variables } from "./environment-file";
import { SIGNER } from "./signing-key";

interface Question {
  flag: string;
  question: string;
  /** The setting's variable. Undefined if the answer is no setting. */
  variable?: string;
  optional?: true;
  suggest?(answers: Answers): string | undefined;
  /** Returns whether to ask after these answers. Without it, always. */
  isAsked?(answers: Answers): boolean;
}

const ENCODED = "in a password %40 is @, %3A :, %2F /";

export const QUESTIONS: readonly Question[] = [
  { flag: "data", variable: "DATA_DIR", question: "Folder of the data", suggest: () => "/var/lib/bouquet" },
  { flag: "tenants", variable: "TENANTS_DIR", question: "Folder of the sites", suggest: () => "/etc/bouquet/tenants" },
  {
    flag: "port",
    variable: "PORT",
    question: "Port that the server listens on, behind the proxy",
    suggest: () => "3000",
  },
  {
    flag: "address",
    variable: "PUBLIC_ADDRESS",
    question: "Public IP addresses of the hosts, with commas",
    optional: true,
    suggest: ownAddresses,
  },
  { flag: "console", variable: "OPERATOR_HOST", question: "Host of the operators' console, e.g. desk.example.com" },
  {
    flag: "mail",
    variable: "OPERATOR_MAIL_URL",
    question: `Mail server, e.g. smtp://user:password@mail.example.com:587 (${ENCODED})`,
    optional: true,
  },
  {
    flag: "from",
    variable: "OPERATOR_MAIL_FROM",
    question: "Sender address of the console's emails",
    optional: true,
    suggest: ({ console: host }) => host && defaultSender(host).address,
  },
  {
    flag: "dkim",
    question: 'Who signs emails with DKIM: "here", or the mail server, by its selector ("server:s1")',
    optional: true,
    suggest: ({ mail }) => (mail ? "here" : undefined),
  },
  {
    flag: "database",
    variable: "DATABASE_URL",
    question: `PostgreSQL, if not files: postgres://user:password@host:port/database (${ENCODED})`,
    optional: true,
  },
  {
    flag: "backup",
    variable: "BACKUP_URL",
    question: "Where sealed backups go, on another machine: s3://bucket/prefix?region=..., or file:///mnt/backups",
    optional: true,
  },
  {
    flag: "backup-recipient",
    variable: "BACKUP_RECIPIENT",
    question: "Recipient that seals backups, age1..., as `npx bouquet backup keys --to <file>` prints it",
    optional: true,
    isAsked: ({ backup }) => backup !== undefined,
  },
  {
    flag: "backup-at",
    variable: "BACKUP_AT",
    question: "When to make a backup each day, in UTC",
    optional: true,
    suggest: () => "03:30",
    isAsked: (answers) => answers["backup-recipient"] !== undefined,
  },
  { flag: "operator", question: "Email address of the first operator, who owns everything", optional: true },
];

/** Reads answers from a file: an object of texts by option name. Throws a Refusal for anything else. */
export function answersIn(file: string): Answers {
  try {
    const answers = z
      .record(z.string(), z.union([z.string(), z.number()]))
      .parse(JSON.parse(asCaller(() => readFileSync(file, "utf8"))));
    const known = new Set(QUESTIONS.map(({ flag }) => flag));
    const odd = Object.keys(answers).find((name) => !known.has(name));
    if (odd !== undefined)
      throw new Refusal(`${file}: ${odd} is not a question. The questions are ${[...known].join(", ")}`);
    return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, `${value}`]));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file}: must be an object of texts, e.g. { "console": "desk.example.com" }`);
  }
}

export function standingAnswers(standing: Variables): Answers {
  return Object.fromEntries(
    QUESTIONS.flatMap(({ flag, variable }) =>
      variable !== undefined && Object.hasOwn(standing, variable) ? [[flag, standing[variable]]] : [],
    ),
  );
}

/** Returns the questions that an earlier run left empty, by the names in the file as `#NAME=`. */
export function declinedBy(names: readonly string[]): string[] {
  return QUESTIONS.filter((each) => names.includes(nameOf(each) ?? "")).map(({ flag }) => flag);
}

/** Returns the settings of optional questions that were asked and left empty. */
export function leftOut(answers: Answers, settled: readonly string[]): string[] {
  if (!process.stdin.isTTY) return [];
  const open = QUESTIONS.filter(
    ({ flag, optional, isAsked }) =>
      optional && answers[flag] === undefined && !settled.includes(flag) && (isAsked?.(answers) ?? true),
  );
  return open.flatMap((each) => nameOf(each) ?? []);
}

const nameOf = ({ flag, variable }: Question) => (flag === "dkim" ? "OPERATOR_MAIL_DKIM" : variable);

/**
 * Asks at the terminal for missing answers. Without a terminal, uses the suggestions and throws a Refusal that names
 * the rest. Skips settled questions.
 */
export async function completed(known: Answers, settled: readonly string[] = []): Promise<Answers> {
  const answers = { ...known };
  for (const { flag, variable } of QUESTIONS) {
    const complaint = answers[flag] === undefined ? undefined : complaintAbout(flag, variable, answers[flag]);
    if (complaint) throw new Refusal(`--${flag}: ${complaint}`);
  }
  const open = QUESTIONS.filter(({ flag }) => answers[flag] === undefined && !settled.includes(flag));
  if (!process.stdin.isTTY) {
    const asked = open.filter(({ isAsked }) => isAsked?.(answers) ?? true);
    for (const { flag, suggest } of asked) answers[flag] = suggest?.(answers);
    const missing = asked.filter(({ flag, optional }) => !optional && !answers[flag]);
    refuseMissing(missing);
    return answers;
  }
  await askAtTerminal(open, answers, {
    isAsked: ({ isAsked }, soFar) => isAsked?.(soFar) ?? true,
    suggest: ({ suggest }, soFar) => suggest?.(soFar),
    complain: ({ flag, variable }, answer) => complaintAbout(flag, variable, answer),
  });
  return answers;
}

/** Valid values for the other settings, so that the parser checks only BACKUP_AT. */
const BACKUPS = { BACKUP_URL: "file:///backups", BACKUP_RECIPIENT: `age1${"q".repeat(58)}` };

function complaintAbout(flag: string, variable: string | undefined, answer: string): string | undefined {
  if (flag === "operator") return z.email().safeParse(answer).success ? undefined : "must be an email address";
  if (flag === "dkim") return SIGNER.test(answer) ? undefined : "must be here, or server: and a selector";
  try {
    readEnvironment({ ...(flag === "backup-at" && BACKUPS), [variable!]: answer });
    return undefined;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message.replace(`${variable}: `, "");
  }
}

function ownAddresses(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const own = all.map(({ address }) => address).filter(isPublic);
  return own.length > 0 ? [...new Set(own)].join(",") : undefined;
}
