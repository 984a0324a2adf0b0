import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { catalogues } from "~/app/locales/catalogues";
import { CHECKS, type Finding, STATUSES } from "./findings";

/** The last run, stored for the console in `DATA_DIR/doctor`. */
export interface KeptRun {
  /** The end of the run, UTC ms. */
  at: number;
  findings: Finding[];
}

const finding = z.object({
  check: z.string().refine((name) => Object.hasOwn(CHECKS, name)),
  subject: z.string(),
  status: z.enum(STATUSES),
  code: z.string().refine((code) => Object.hasOwn(catalogues.en, `doctor.says_${code}`)),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Drops stored findings of another release for which this release has no text. */
const kept = z.object({ at: z.number(), findings: z.array(finding.or(z.null()).catch(null)) });

/** Maximum duration of a run, in ms. A run that started earlier has ended, or its process was killed. */
const LONGEST_RUN = 2 * 60_000;

/** Returns the last run. Undefined without a run, or if its file is unreadable. */
export async function lastRun(dataDir: string): Promise<KeptRun | undefined> {
  const { data } = kept.safeParse(await jsonIn(fileIn(dataDir, RUN)));
  return data && { at: data.at, findings: data.findings.filter((each) => each !== null) as Finding[] };
}

export function keepRun(dataDir: string, run: KeptRun): Promise<void> {
  return write(dataDir, RUN, run);
}

export function keepBeginning(dataDir: string, at: number): Promise<void> {
  return write(dataDir, BEGUN, { at });
}

export async function isUnderWay(dataDir: string, now: number): Promise<boolean> {
  const begun = z.object({ at: z.number() }).safeParse(await jsonIn(fileIn(dataDir, BEGUN))).data;
  if (!begun || now - begun.at > LONGEST_RUN) return false;
  return ((await lastRun(dataDir))?.at ?? 0) < begun.at;
}

const RUN = "last.json";
const BEGUN = "begun.json";

function fileIn(dataDir: string, name: string): string {
  return join(dataDir, "doctor", name);
}

async function write(dataDir: string, name: string, content: object): Promise<void> {
  const file = fileIn(dataDir, name);
  await mkdir(join(dataDir, "doctor"), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function jsonIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}
