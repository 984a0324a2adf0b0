import { existsSync } from "node:fs";
import { explainIssue } from "~/tenants/config/explain";
import { tenantConfig } from "~/tenants/config/schema";
import { isOwnSecret, secretPrefix } from "~/tenants/config/secret-names";
import { LANGUAGES, NICHES, TEMPLATES } from "~/tenants/config/vocabulary";
import { type Answers, askAtTerminal, refuseMissing } from "../asking";
import { columns } from "../columns.mjs";
import { Refusal } from "../refusal";
import { SELECTOR, SIGNER, signingKeyIn } from "../setup/signing-key";

interface Question {
  flag: string;
  key: string;
  question: string;
  optional?: boolean;
  /** Returns whether to ask after these answers. Without it, always. */
  isAsked?: (answers: Answers) => boolean;
  suggest?: (slug: string, answers: Answers, dataDir: string) => string | undefined;
}

export const QUESTIONS: readonly Question[] = [
  { flag: "name", key: "name", question: "The brand, as people read it", suggest: titleOf },
  { flag: "host", key: "hosts", question: "Host name, or several with commas", suggest: (slug) => `${slug}.localhost` },
  {
    flag: "niche",
    key: "niche",
    question: `Niche: ${NICHES.map(({ number, name }) => `${number} ${name}`).join(", ")}`,
  },
  { flag: "template", key: "template", question: `Template: ${TEMPLATES.join(", ")}` },
  { flag: "language", key: "language", question: `Main language: ${LANGUAGES.join(", ")}` },
  { flag: "countries", key: "countries", question: "Countries with commas, the main one first: NL, BE" },
  { flag: "company-name", key: "company.name", question: "Legal name of the company" },
  { flag: "company-address", key: "company.address", question: "Its street and number" },
  { flag: "company-city", key: "company.city", question: "Its postcode and town" },
  {
    flag: "company-country",
    key: "company.country",
    question: "Its country, by two letters",
    suggest: (_, { countries }) => countries?.split(",")[0]?.trim().toUpperCase(),
  },
  { flag: "company-kvk", key: "company.kvk", question: "Its number in the trade register", optional: true },
  {
    flag: "support-email",
    key: "company.supportEmail",
    question: "Email address of customer support",
    optional: true,
  },
  { flag: "support-phone", key: "company.supportPhone", question: "Phone number of customer support", optional: true },
  {
    flag: "company-vat",
    key: "company.vatNumbers",
    question: "Its VAT number, or several with commas",
    optional: true,
  },
  {
    flag: "company-register",
    key: "company.register",
    question: "The register that it is in and its number there, for the imprint",
    optional: true,
  },
  {
    flag: "company-representative",
    key: "company.representative",
    question: "The person who represents it, for the imprint",
    optional: true,
  },
  {
    flag: "company-host",
    key: "company.host",
    question: "The company that runs the machines, with its address, for the imprint",
    optional: true,
    isAsked: ({ countries = "", "company-country": country = "" }) => /\bfr\b/i.test(`${countries},${country}`),
  },
  { flag: "mail-from", key: "mail.from", question: "Sender address of the site's emails", optional: true },
  {
    flag: "smtp-host",
    key: "mail.smtp.host",
    question: "Mail server; without one each email is a file",
    optional: true,
    isAsked: (answers) => Boolean(answers["mail-from"]),
  },
  {
    flag: "smtp-port",
    key: "mail.smtp.port",
    question: "Its port: 587, or 465 for TLS from the start",
    optional: true,
    isAsked: hasServer,
    suggest: () => "587",
  },
  {
    flag: "smtp-user",
    key: "mail.smtp.user",
    question: "The user that logs in there",
    optional: true,
    isAsked: hasServer,
  },
  {
    flag: "smtp-password",
    key: "mail.smtp.password.env",
    question: "The environment variable that holds that user's password (its name, not the password)",
    optional: true,
    isAsked: (answers) => Boolean(answers["smtp-user"]),
    suggest: passwordVariable,
  },
  {
    flag: "dkim",
    key: "mail.dkim",
    question: 'Who signs its emails with DKIM: "here", or the mail server, by its selector ("server:s1")',
    optional: true,
    isAsked: hasServer,
    // `npx bouquet setup` made the key.
    suggest: (_, __, dataDir) => (existsSync(signingKeyIn(dataDir)) ? "here" : undefined),
  },
];

function hasServer(answers: Answers): boolean {
  return Boolean(answers["smtp-host"]);
}

function passwordVariable(slug: string): string {
  return `${secretPrefix(slug)}SMTP`;
}

export function summaryOf(answers: Answers): string[] {
  return columns(QUESTIONS.flatMap(({ flag }) => (answers[flag] ? [[`--${flag}`, answers[flag]]] : [])));
}

interface Circumstances {
  slug: string;
  dataDir: string;
  takenBy: (host: string) => string | undefined;
}

/** Asks at the terminal for missing answers, then for confirmation. Throws a Refusal without a terminal. */
export async function askForMissing(given: Answers, circumstances: Circumstances): Promise<Answers> {
  for (const [flag, answer] of Object.entries(given)) {
    const complaint = flag === "host" ? hostComplaint(answer ?? "", circumstances) : undefined;
    if (complaint) throw new Refusal(`--${flag} – ${complaint}`);
  }
  const open = QUESTIONS.filter(({ flag }) => given[flag] === undefined);
  const answers = { ...given };
  if (!process.stdin.isTTY) {
    refuseMissing(open.filter(({ optional }) => !optional));
    if (answers["smtp-user"]) answers["smtp-password"] ??= passwordVariable(circumstances.slug);
    return answers;
  }
  await askAtTerminal(open, answers, {
    isAsked: ({ isAsked }, soFar) => isAsked?.(soFar) ?? true,
    suggest: ({ suggest }, soFar) => suggest?.(circumstances.slug, soFar, circumstances.dataDir),
    complain: ({ flag, key }, answer) => answerComplaint(key, flag, answer, circumstances),
    ...(open.length > 0 && { closing: { question: "Write this?", summary: summaryOf } }),
  });
  return answers;
}

export function configured(flag: string, answer: string): unknown {
  const list = answer
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  if (flag === "company-vat") return list;
  if (flag === "countries") return list.map((country) => country.toUpperCase());
  if (flag === "host") return list.map((host) => host.toLowerCase());
  if (flag === "company-country") return answer.toUpperCase();
  if (flag === "smtp-port") return Number(answer);
  if (flag === "dkim") return signingBy(answer);
  if (flag === "niche") return NICHES.find(({ name }) => name === answer)?.number ?? Number(answer);
  return answer;
}

/** Converts an answer to `mail.dkim`. Keeps an invalid answer as it is. */
function signingBy(answer: string): unknown {
  if (!SIGNER.test(answer)) return answer;
  const selector = answer.split(":")[1];
  return selector === undefined ? { selector: SELECTOR, keyFile: `${SELECTOR}.pem` } : { selector };
}

function answerComplaint(key: string, flag: string, answer: string, circumstances: Circumstances): string | undefined {
  if (flag === "dkim" && !SIGNER.test(answer)) return "It is here, or server: and a selector";
  if (flag === "smtp-password" && !isOwnSecret(circumstances.slug, answer)) {
    return `It begins with ${secretPrefix(circumstances.slug)}: a config names no other variables`;
  }
  const path = key.split(".");
  const config = path.reduceRight<unknown>((inner, step) => ({ [step]: inner }), configured(flag, answer));
  const issues = tenantConfig.safeParse(config).error?.issues ?? [];
  const own = issues.find((issue) => path.every((step, index) => issue.path[index] === step));
  const [complaint] = own ? explainIssue(own, config) : [];
  if (complaint) return `It ${complaint.reason}. ${complaint.remedy}`;
  return flag === "host" ? hostComplaint(answer, circumstances) : undefined;
}

function hostComplaint(answer: string, { takenBy }: Circumstances): string | undefined {
  for (const host of configured("host", answer) as string[]) {
    if (!host.includes("."))
      return `"${host}" has no dot. Write the whole name, "${host}.com" or "${host}.localhost" say`;
    const holder = takenBy(host);
    if (holder) return `"${host}" belongs to the tenant ${holder}. Choose another one`;
  }
  return undefined;
}

function titleOf(slug: string): string {
  return slug
    .split("-")
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
}
