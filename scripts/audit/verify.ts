import {
  type Flaw,
  type Head,
  type Verification,
  verifyChain,
  verifyControlChain,
} from "~/app/domain/site/audit/verification";
import {
  type Checkpoint,
  CONTROL,
  checkpointsOf,
  type Installation,
  type Signed,
  signatureCheck,
  takeCheckpoint,
} from "~/app/domain/site/checkpoints/checkpoints";
import { givenCheckpoint } from "~/app/domain/site/checkpoints/checkpoints.schema";
import type { Environment } from "~/app/settings/environment";
import { textOf } from "../backup/identities";
import { columns } from "../columns.mjs";
import type { Answer } from "../commands/declaration";
import { withInstallation } from "../installation";
import { Refusal } from "../refusal";

export async function printCheckpoint(environment: Environment): Promise<Answer> {
  const checkpoint = await withInstallation(environment, takeCheckpoint);
  return { lines: [JSON.stringify(checkpoint, null, 2)], data: checkpoint };
}

/**
 * Verifies the audits of all sites and of the operators' database against the stored checkpoints and the checkpoint in
 * `file`. Returns code 1 if an entry does not fit.
 */
export async function verifyAudits(environment: Environment, file: string | undefined): Promise<Answer> {
  const given = file === undefined ? [] : [checkpointIn(file)];
  return withInstallation(environment, async (installation) => {
    const { control, slugs, glance } = installation;
    const { marks, unsigned } = await marksOf(installation, given);
    const marked = (name: string) => marks.get(name) ?? [];
    const inControl = control.read((conn) => verifyControlChain(conn, marked(CONTROL)));
    const found = [await foundIn(CONTROL, inControl)];
    const served = slugs();
    const others = [...marks.keys()].filter((name) => name !== CONTROL && !served.includes(name)).sort();
    for (const name of [...served, ...others]) {
      const verifying = glance(name, (conn) => verifyChain(conn, marked(name)));
      const missing = served.includes(name) ? withoutDatabase(marked(name)) : undefined;
      found.push(
        await foundIn(
          name,
          verifying.then((verified) => verified ?? missing),
        ),
      );
    }
    return answerOf(
      found.flatMap((each) => each ?? []),
      unsigned,
    );
  });
}

interface Found extends Omit<Verification, "flaw"> {
  name: string;
  flaw: Verification["flaw"] | null;
  problem: string | null;
}

/** Returns the verification of one database. Undefined if the site has no database. */
async function foundIn(name: string, verifying: Promise<Verification | undefined>): Promise<Found | undefined> {
  try {
    const verified = await verifying;
    return verified && { name, ...verified, flaw: verified.flaw ?? null, problem: null };
  } catch (error) {
    return { name, count: 0, head: null, flaw: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

interface Unsigned {
  at: string;
  why: Exclude<Signed, "signed">;
}

interface Marked {
  /** The signed heads of each database's audit, by the database's name, without duplicates. */
  marks: Map<string, Head[]>;
  unsigned: Unsigned[];
}

/** Collects the heads from stored and given checkpoints that this installation signed. */
async function marksOf({ control }: Installation, given: Checkpoint[]): Promise<Marked> {
  const check = await signatureCheck(control);
  const marks = new Map<string, Map<string, Head>>();
  const unsigned: Unsigned[] = [];
  const take = (checkpoint: Checkpoint) => {
    const why = check(checkpoint);
    if (why !== "signed") return void unsigned.push({ at: checkpoint.at, why });
    for (const { name, seq, hash } of checkpoint.databases) {
      const known = marks.get(name) ?? new Map();
      marks.set(name, known.set(`${seq} ${hash}`, { seq, hash }));
    }
  };
  given.forEach(take);
  for (let after: string | null | undefined; after !== null; ) {
    const { rows, next } = await checkpointsOf(control, { after });
    rows.forEach(take);
    after = next;
  }
  return { marks: new Map([...marks].map(([name, heads]) => [name, [...heads.values()]])), unsigned };
}

function withoutDatabase(marks: Head[]): Verification {
  return { count: 0, head: null, flaw: marks.length > 0 ? { seq: 1, flaw: "cut" } : undefined };
}

function answerOf(databases: Found[], unsigned: Unsigned[]): Answer {
  const lines = [
    ...columns(databases.map((found) => [found.name, inWords(found)])),
    ...unsigned.map(({ at, why }) => `The checkpoint of ${at} ${SAYS_OF_SIGNATURE[why]}`),
  ];
  const fits = unsigned.length === 0 && databases.every(({ flaw, problem }) => flaw === null && problem === null);
  return { lines, data: { databases, unsigned }, code: fits ? 0 : 1 };
}

function inWords({ count, head, flaw, problem }: Found): string {
  if (problem !== null) return `CAN'T BE READ: ${problem}`;
  if (flaw) return `ENTRY ${flaw.seq} ${SAYS[flaw.flaw]}`;
  const entries = count === 1 ? "1 entry" : `${count} entries`;
  return head?.hash === "" ? `${entries} from before the chain: the next entry includes them` : `${entries}, unaltered`;
}

const SAYS: Record<Flaw, string> = {
  changed: "WAS CHANGED after it was written",
  missing: "IS MISSING before later entries",
  words: "HAS OTHER TEXT than was written, or none without an erasure",
  cut: "IS MISSING with all later ones, which a checkpoint lists",
  replaced: "IS NOT THE ONE in a checkpoint",
};

const SAYS_OF_SIGNATURE: Record<Unsigned["why"], string> = {
  unknown: "IS SIGNED BY A KEY that this installation does not know",
  altered: "WAS ALTERED: its signature does not fit",
};

function checkpointIn(file: string): Checkpoint {
  const parsed = givenCheckpoint.safeParse(jsonIn(textOf(file, "--checkpoint")));
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `--checkpoint: ${file} contains no checkpoint. It takes the output of \`audit checkpoint\`, or that line of the log`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
