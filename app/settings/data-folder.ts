import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { type Environment, tryFolder } from "./environment";

/** Creates the data folder if it is missing. Throws EnvironmentError if it cannot be created or written. */
export function makeDataFolder({ dataDir }: Environment): void {
  tryFolder(() => {
    makeFolder(dataDir);
    refuseOtherOwner(dataDir);
    readdirSync(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  }, `DATA_DIR: must be a folder that can be written, and ${dataDir}`);
}

/** Throws if root would write into another user's folder, because that user could not use the files. */
function refuseOtherOwner(dataDir: string): void {
  const user = process.geteuid?.();
  const { uid } = statSync(dataDir);
  if (user === 0 && uid !== 0) throw new Error(`belongs to user ${uid}: start the server as that user`);
}

/** Node's own recursive mkdir never returns for some paths, for example below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
