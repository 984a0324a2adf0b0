import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { testLetter } from "~/app/doctor/checks/mail";
import { namesBy } from "~/app/doctor/names";
import { smtpMailer } from "~/app/domain/reach/mail/smtp";
import { makeDataFolder } from "~/app/settings/data-folder";
import { type Environment, projectRoot, readEnvironment } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { type Answers, confirmed } from "../asking";
import { columns } from "../columns.mjs";
import { type Answer, type Option, verb } from "../commands/declaration";
import { takeOwner } from "../owner.mjs";
import { Refusal } from "../refusal";
import { readTenants } from "../tenant/read";
import {
  type Change,
  changesTo,
  namesLeftOut,
  noteLeftOut,
  type Variables,
  variablesIn,
  writeChanges,
} from "./environment-file";
import { answersIn, completed, declinedBy, leftOut, QUESTIONS, standingAnswers } from "./questions";
import { type DnsRecord, recordsFor, type Zone } from "./records";
import { makeSigningKey, SELECTOR, signingKeyIn } from "./signing-key";

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

type DnsNames = Parameters<typeof recordsFor>[0]["names"];

interface Asked {
  file: string;
  answers: string | undefined;
  given: Answers;
  yes: boolean;
  letter: boolean;
}

/**
 * Asks for a server's settings, shows the changes and makes them. Keeps existing settings, so a second run changes
 * nothing. Throws a Refusal for a missing or wrong answer.
 */
export async function setUp(
  { file: path, answers: from, given, yes, letter }: Asked,
  namesOn: (servers: readonly string[]) => DnsNames = namesBy,
): Promise<Answer> {
  const file = resolve(path);
  const standing = variablesIn(file);
  const typed = { ...(from === undefined ? {} : answersIn(from)), ...defined(given) };
  const operators = await operatorsBy(standing, file);
  const settled = [
    ...declinedBy(namesLeftOut(file)),
    ...(Object.hasOwn(standing, "OPERATOR_MAIL_DKIM") ? ["dkim"] : []),
    ...(Object.hasOwn(standing, "BACKUP_URL") ? ["backup-at"] : []),
    ...(operators.length > 0 ? ["operator"] : []),
  ];
  const answers = await completed({ ...standingAnswers(standing), ...typed }, settled);
  const unanswered = leftOut(answers, settled);
  const wanted = wantedBy(answers, standing);
  const environment = readEnvironment({ ...standing, ...wanted });
  const plan = await planOf({ standing, wanted, environment, answers, operators, letter });
  const said = linesOf(plan, file);
  const zone = () => zoneOf(environment, answers.operator ?? operators[0], namesOn(environment.dnsServers));
  const data = { changes: plan.changes.map(({ name, before }) => ({ name, added: before === undefined })) };
  if (said.length === 0) {
    if (existsSync(file)) noteLeftOut(file, unanswered);
    const { records, notes } = await zone();
    return {
      lines: ["Nothing needs to change.", ...recordLines(records, notes)],
      data: { ...data, written: false, records, notes },
    };
  }
  // Prints the summary first, so that the user at a terminal reads it before confirming.
  const isAsked = !yes && process.stdin.isTTY;
  if (isAsked) for (const line of said) console.log(line);
  const unread = isAsked ? [] : said;
  if (!yes && !(await confirmed("Make these changes?"))) {
    return {
      lines: [...unread, "Nothing was written. Use --yes to make the changes."],
      data: { ...data, written: false },
    };
  }
  const done = await carryOut(plan, file, { ...process.env, ...standing, ...wanted });
  noteLeftOut(file, unanswered);
  const { records, notes } = await zone();
  const lines = [
    ...unread,
    ...done.lines,
    ...recordLines(records, notes),
    `The server uses these settings if its systemd unit says EnvironmentFile=${file}`,
    `Commands need them too: set -a; . ${file}; set +a; npx bouquet doctor`,
  ];
  return {
    lines,
    data: { ...data, written: true, link: done.link, records, notes },
    code: done.code,
  };
}

interface Plan {
  environment: Environment;
  changes: Change[];
  makesSecret: boolean;
  /** Signing key to create. */
  key: string | undefined;
  operator: string | undefined;
  letterTo: string | undefined;
}

interface Planning {
  standing: Variables;
  wanted: Variables;
  environment: Environment;
  answers: Answers;
  /** Addresses of the existing operators. */
  operators: readonly string[];
  letter: boolean;
}

async function planOf({ standing, wanted, environment, answers, operators, letter }: Planning): Promise<Plan> {
  const changes = changesTo(standing, wanted);
  const { dataDir, secret, operatorSigning, operatorMail } = environment;
  const key = operatorSigning?.keyFile === signingKeyIn(dataDir) ? operatorSigning.keyFile : undefined;
  const isNewMail = changes.some(({ name }) => name.startsWith("OPERATOR_MAIL_"));
  const isKnown = answers.operator !== undefined && operators.includes(answers.operator.toLowerCase());
  return {
    environment,
    changes,
    makesSecret: secret === undefined && !existsSync(join(dataDir, "secret")),
    key: key !== undefined && !existsSync(key) ? key : undefined,
    operator: isKnown ? undefined : answers.operator,
    letterTo: operatorMail && (isNewMail || letter) ? answers.operator : undefined,
  };
}

async function carryOut(plan: Plan, file: string, env: NodeJS.ProcessEnv) {
  const { environment, changes, makesSecret, key, operator, letterTo } = plan;
  takeOwner(environment.dataDir);
  makeDataFolder(environment);
  if (makesSecret) secretUnder(environment.dataDir);
  if (key !== undefined) makeSigningKey(key);
  if (changes.length > 0) writeChanges(file, changes);
  const lines: string[] = [];
  let code: 0 | 1 = 0;
  let link: string | undefined;
  if (operator !== undefined) {
    link = (await bouquet(["operator", "add", operator, "--role", "owner"], env)).link;
    lines.push(`For ${operator}, once, within three days:`, `${link}`);
  }
  const { operatorMail, operatorSender, operatorSigning } = environment;
  if (letterTo !== undefined && operatorMail && operatorSender) {
    const { password, user, ...server } = operatorMail;
    const smtp = { ...server, ...(user !== undefined && { user, password: { env: "OPERATOR_MAIL_URL" } }) };
    try {
      const letter = testLetter(operatorSender.address, letterTo, Date.now());
      await smtpMailer(smtp, () => password, operatorSigning).send(letter);
      lines.push(`A test email was sent to ${letterTo}.`);
    } catch (error) {
      code = 1;
      lines.push(`The test email was not sent: ${(error as Error).message}. Fix it and run this again with --letter.`);
    }
  }
  return { lines, code, link };
}

/** Runs a command in a process with the new settings, because they choose the database engine. */
async function bouquet(words: string[], env: NodeJS.ProcessEnv) {
  const args = [join(projectRoot, "scripts/bouquet.mjs"), ...words, "--json"];
  try {
    return JSON.parse((await promisify(execFile)(process.execPath, args, { cwd: projectRoot, env })).stdout);
  } catch (error) {
    const { stderr = "", message } = error as { stderr?: string; message: string };
    throw new Refusal(`npx bouquet ${words.join(" ")}: ${stderr.trim() || message}`);
  }
}

/** Returns the operators' addresses by the existing settings. Empty before the first setup. */
async function operatorsBy(standing: Variables, file: string): Promise<string[]> {
  if (!standing.OPERATOR_HOST || !standing.DATA_DIR || !existsSync(file) || !existsSync(standing.DATA_DIR)) return [];
  const { operators } = await bouquet(["operator", "list"], { ...process.env, ...standing });
  return operators
    .filter(({ leftAt }: { leftAt: unknown }) => !leftAt)
    .map(({ email }: { email: string }) => email.toLowerCase());
}

/** Returns the settings that follow from the answers, and the settings of a server behind a local proxy. */
function wantedBy(answers: Answers, standing: Variables): Variables {
  const asked = QUESTIONS.flatMap(({ flag, variable }) => {
    const answer = answers[flag];
    if (variable === undefined || answer === undefined || answer === standing[variable]) return [];
    return [[variable, flag === "data" || flag === "tenants" ? resolve(answer) : answer]];
  });
  const wanted: Variables = { ...standing, ...Object.fromEntries(asked) };
  const { dkim } = answers;
  if (dkim?.startsWith("server:")) wanted.OPERATOR_MAIL_DKIM = dkim.slice("server:".length);
  if (dkim === "here") {
    const { dataDir } = readEnvironment(wanted);
    wanted.OPERATOR_MAIL_DKIM = `${SELECTOR}:${signingKeyIn(dataDir)}`;
  }
  const usual = Object.entries(USUAL).filter(([name]) => !Object.hasOwn(standing, name));
  return { ...Object.fromEntries(usual), ...wanted };
}

/** Includes the port at which a proxy asks about certificates. */
const USUAL: Variables = { NODE_ENV: "production", HOST: "127.0.0.1", ADMIN_PORT: "9000", TRUST_PROXY: "loopback" };

function linesOf({ changes, makesSecret, key, operator, letterTo, environment }: Plan, file: string): string[] {
  const shown = relative(process.cwd(), file).startsWith("..") ? file : relative(process.cwd(), file);
  return [
    ...changes.map(
      ({ name, value, before }) => `${shown}: ${before === undefined ? "adds" : "changes"} ${name}=${masked(value)}`,
    ),
    ...(makesSecret ? [`${join(environment.dataDir, "secret")}: the machine's secret, made at random`] : []),
    ...(key === undefined ? [] : [`${key}: a key that signs emails`]),
    ...(operator === undefined ? [] : [`${operator}: an operator, the owner of all brands`]),
    ...(letterTo === undefined ? [] : [`${letterTo}: a test letter`]),
  ];
}

function masked(value: string): string {
  return value.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, "$1:***@");
}

function zoneOf(environment: Environment, reportsTo: string | undefined, names: DnsNames): Promise<Zone> {
  const tenants = existsSync(environment.tenantsDir) ? readTenants(environment).tenants.all() : [];
  return recordsFor({ environment, tenants: tenants.filter(({ demo }) => !demo), names, reportsTo });
}

function recordLines(records: DnsRecord[], notes: string[]): string[] {
  if (records.length + notes.length === 0) return [];
  return [
    "",
    "DNS records to set:",
    ...columns(records.map(({ name, type, value }) => [`${name}.`, type, value])),
    ...notes,
    "",
  ];
}

function defined(given: Answers): Answers {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
