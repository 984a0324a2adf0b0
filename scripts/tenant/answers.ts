import { explainIssue } from "~/tenants/explain";
import { tenantConfig } from "~/tenants/schema";
import { LANGUAGES, NICHES, TEMPLATES } from "~/tenants/vocabulary";
import { type Answers, askAtTerminal, refuseMissing } from "../asking";
import { Refusal } from "../refusal";

interface Question {
  flag: string;
  /** Where it goes in the config. */
  key: string;
  question: string;
  optional?: boolean;
  /** Whether it is asked after these answers; always where left out. */
  isAsked?: (answers: Answers) => boolean;
  suggest?: (slug: string, answers: Answers) => string | undefined;
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
    question: "E-mail address of customer support",
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
  { flag: "mail-from", key: "mail.from", question: "The address that the site's mail comes from", optional: true },
  {
    flag: "smtp-host",
    key: "mail.smtp.host",
    question: "The mail server; without one each mail is a file",
    optional: true,
    isAsked: (answers) => Boolean(answers["mail-from"]),
  },
];

interface Circumstances {
  slug: string;
  takenBy: (host: string) => string | undefined;
}

/** Asks at the terminal for what is missing, again where an answer will not do. Throws Refusal where nobody can be asked. */
export async function askForMissing(given: Answers, circumstances: Circumstances): Promise<Answers> {
  for (const [flag, answer] of Object.entries(given)) {
    const complaint = flag === "host" ? hostComplaint(answer ?? "", circumstances) : undefined;
    if (complaint) throw new Refusal(`--${flag} – ${complaint}`);
  }
  const open = QUESTIONS.filter(({ flag }) => given[flag] === undefined);
  const answers = { ...given };
  if (!process.stdin.isTTY) {
    refuseMissing(open.filter(({ optional }) => !optional));
    return answers;
  }
  await askAtTerminal(open, answers, {
    isAsked: ({ isAsked }, soFar) => isAsked?.(soFar) ?? true,
    suggest: ({ suggest }, soFar) => suggest?.(circumstances.slug, soFar),
    complain: ({ flag, key }, answer) => answerComplaint(key, flag, answer, circumstances),
  });
  return answers;
}

/** An answer as the config holds it. */
export function configured(flag: string, answer: string): unknown {
  const list = answer
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  if (flag === "company-vat") return list;
  if (flag === "countries") return list.map((country) => country.toUpperCase());
  if (flag === "host") return list.map((host) => host.toLowerCase());
  if (flag === "company-country") return answer.toUpperCase();
  if (flag === "niche") return NICHES.find(({ name }) => name === answer)?.number ?? Number(answer);
  return answer;
}

function answerComplaint(key: string, flag: string, answer: string, circumstances: Circumstances): string | undefined {
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
