import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { projectRoot } from "~/app/settings/environment";
import type { Place } from "./sites";

/** A member with a session, and a conversation that they have the credits to write in. */
export interface Prepared {
  id: string;
  cookie: string;
  conversation: string;
}

/** What is made for a measurement, by its name. */
export interface Work {
  /** Databases of these tenants. They lack the newest migration. */
  databases: { args: { slugs: string[] }; result: { seconds: number } };
  /** An owner's session at the operators' desk. */
  operator: { args: Record<string, never>; result: string };
  /** A site of so many invented members, `prepared` of whom are logged in. */
  people: { args: { slug: string; members: number; prepared: number }; result: Prepared[] };
}

const PREPARING = fileURLToPath(new URL("preparing.process.ts", import.meta.url));

/** In a process of its own: a process has one engine, and measurements have both. */
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
