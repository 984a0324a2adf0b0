import type { MessageKey } from "~/app/locales";

/** Every check, with the file and heading in scripts/operating that explains it. */
export const CHECKS = {
  versions: "doctor.md#versions",
  releases: "releases.md",
  clock: "doctor.md#the-clock",
  nodes: "machines.md#several-machines",
  disk: "data.md#a-disk-that-is-full-or-failing",
  secret: "secrets.md",
  desk: "console.md",
  files: "data.md#whose-the-files-are",
  leftovers: "data.md#what-is-left-behind",
  backups: "backups.md",
  database: "doctor.md#databases",
  dns: "doctor.md#names",
  caa: "doctor.md#names",
  certificate: "serving.md#tls",
  web: "serving.md#tls",
  config: "doctor.md#configs",
  secrets: "doctor.md#configs",
  prices: "doctor.md#configs",
  processor: "doctor.md#configs",
  languages: "doctor.md#languages",
  legal: "doctor.md#legal-data",
  mail: "doctor.md#mail",
  spf: "doctor.md#mail",
  dkim: "doctor.md#mail",
  dmarc: "doctor.md#mail",
  bounces: "doctor.md#mail",
  outbox: "mail-and-effects.md",
  push: "doctor.md#push",
  payments: "doctor.md#payments",
  notices: "doctor.md#payments",
  partners: "doctor.md#partners",
} as const;

export type CheckName = keyof typeof CHECKS;

/** The statuses of a finding. The last one is the worst. */
export const STATUSES = ["ok", "warning", "wrong"] as const;

export type Status = (typeof STATUSES)[number];

/** The kind of finding, by the last part of its message key. */
export type Code = MessageKey extends infer Key ? (Key extends `doctor.says_${infer Rest}` ? Rest : never) : never;

export type Params = Readonly<Record<string, string | number>>;

export interface Found {
  status: Status;
  code: Code;
  params: Params;
  /** Set if the finding concerns another subject than the checked one. */
  subject?: string;
}

/** A finding of the doctor. Contains no text, so that findings can be stored and shown in any language. */
export interface Finding extends Found {
  check: CheckName;
  /** The subject of the finding: a host, the slug of a brand, or "" for the machine. */
  subject: string;
}

/** Returns the file and heading in scripts/operating that explain a finding: `serving.md#tls`. */
export function explainedIn({ check }: Pick<Finding, "check">): string {
  return CHECKS[check];
}

export function fine(what = ""): Found {
  return what === ""
    ? { status: "ok", code: "fine", params: {} }
    : { status: "ok", code: "fine_with", params: { what } };
}

export function warning(code: Code, params: Params = {}): Found {
  return { status: "warning", code, params };
}

export function wrong(code: Code, params: Params = {}): Found {
  return { status: "wrong", code, params };
}

/** Returns a list of problems, or a single fine finding. */
export function orFine(found: (Found | false | undefined | "")[], what = ""): Found[] {
  const problems = found.filter((each): each is Found => typeof each === "object");
  return problems.length > 0 ? problems : [fine(what)];
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
