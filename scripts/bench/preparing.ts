import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { projectRoot } from "~/app/settings/environment";
import type { Place } from "./sites";

/** A member with a session, and a conversation with enough credits to write. */
export interface Prepared {
  id: string;
  cookie: string;
  conversation: string;
}

export interface Work {
  /** Creates databases for these tenants without the newest migration. */
  databases: { args: { slugs: string[] }; result: { seconds: number } };
  /** Creates an owner's session at the console. */
  operator: { args: Record<string, never>; result: string };
  /** Creates a site of invented members, of which `prepared` are logged in. */
  people: { args: { slug: string; members: number; prepared: number }; result: Prepared[] };
}

const PREPARING = fileURLToPath(new URL("preparing.process.ts", import.meta.url));

/** Runs in a separate process: a process has one engine, and measurements use both. */
export async function prepareIn<Kind extends keyof Work>(
  place: Place,
  kind: Kind,
  args: Work[Kind]["args"],
): Promise<Work[Kind]["result"]> {
  const env = { ...process.env, DATABASE_URL: place.databaseUrl ?? "" };
  const words = ["--import", "tsx", PREPARING, kind, JSON.stringify(place), JSON.stringify(args)];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: projectRoot,
    env,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
