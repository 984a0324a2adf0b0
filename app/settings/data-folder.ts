import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { type Environment, tryFolder } from "./environment";

/** Makes the folder of the data where there is none. Throws EnvironmentError where it can't be made, or written. */
export function makeDataFolder({ dataDir }: Environment): void {
  tryFolder(() => {
    makeFolder(dataDir);
    refuseOtherOwner(dataDir);
    readdirSync(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  }, `DATA_DIR: must be a folder that can be written, and ${dataDir}`);
}

/** What root writes into another user's folder, that user can't use any more. */
function refuseOtherOwner(dataDir: string): void {
  const user = process.geteuid?.();
  const { uid } = statSync(dataDir);
  if (user === 0 && uid !== 0) throw new Error(`belongs to user ${uid}: start the server as that user`);
}

/** Node's own way of making all folders above goes round for ever where one can't be made, below /proc for one. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
