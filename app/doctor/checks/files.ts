import { lstat, opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { findLeftovers, leftoversOf } from "~/app/backups/leftovers";
import type { DoctorContext } from "../context";
import { type Found, orFine, warning, wrong } from "../findings";
import type { Check } from "./check";

/** Checks the owners and permissions of the files below DATA_DIR. */
export const files: Check<null> = {
  name: "files",
  async run(context) {
    const { dataDir: folder } = context.environment;
    const top = await stat(folder).catch(() => undefined);
    if (!top) return orFine([]);
    const { foreign, open } = await lookThrough(context, folder, top.uid);
    const server = (await context.system.servers()).find(({ uid }) => uid !== undefined && uid !== top.uid);
    const user = context.system.userName(top.uid);
    const isOpen = (top.mode & 0o007) !== 0;
    return orFine([
      server && wrong("files_server", { folder, user, pid: server.pid, other: context.system.userName(server.uid!) }),
      foreign.count > 0 && wrong("files_foreign", { count: foreign.count, file: foreign.first, folder, user }),
      isOpen && open.count > 0 && wrong("files_open", { count: open.count, file: open.first, folder }),
    ]);
  },
};

interface Some {
  count: number;
  first: string;
}

/**
 * Maximum number of files and folders to check, which takes a few seconds. A sample is enough, because a wrong owner
 * rarely affects a single file.
 */
const MOST = 200_000;

async function lookThrough(
  { until, now }: DoctorContext,
  folder: string,
  owner: number,
): Promise<{ foreign: Some; open: Some }> {
  const foreign: Some = { count: 0, first: "" };
  const open: Some = { count: 0, first: "" };
  const note = (some: Some, path: string) => {
    if (some.count++ === 0) some.first = path;
  };
  const waiting = [folder];
  let looked = 0;
  for (let next = waiting.shift(); next !== undefined && now() < until - MARGIN; next = waiting.shift()) {
    const entries = await opendir(next).catch(() => undefined); // removed meanwhile
    for await (const entry of entries ?? []) {
      if (++looked > MOST) return { foreign, open };
      const path = join(next, entry.name);
      const found = await lstat(path).catch(() => undefined);
      if (!found) continue;
      if (found.uid !== owner) note(foreign, path);
      else if (entry.isDirectory()) waiting.push(path);
      if (entry.isFile() && (found.mode & 0o004) !== 0) note(open, path);
    }
  }
  return { foreign, open };
}

/** How long before the end of the whole run this check stops, in ms. */
const MARGIN = 10_000;

const DAY = 24 * 60 * 60_000;

/** Reports files that interrupted commands left behind, and when they will be removed. */
export const leftovers: Check<null> = {
  name: "leftovers",
  async run({ environment, now }) {
    const found: Found[] = [];
    for await (const { name, until } of findLeftovers(leftoversOf(environment))) {
      const days = Math.ceil((until - now()) / DAY);
      found.push(days > 0 ? warning("leftover", { name, days }) : warning("leftover_over", { name }));
      if (found.length === LISTED) break;
    }
    return orFine(found);
  },
};

const LISTED = 20;
