import { existsSync, readFileSync, statSync } from "node:fs";
import { Unready } from "./unready.mjs";

// Files that a command creates belong to the command's user, and a server can't use files of root. So root's commands
// run with the data folder's owner as their effective user. Their real user stays root, for access to root's own files.

/** Switches root's command to the owner of the data folder. Throws Unready for a third user. @param {string} dataDir */
export function takeOwner(dataDir) {
  const { getuid, geteuid, seteuid, setegid, setgroups } = process;
  if (!getuid || !geteuid || !seteuid || !setegid || !setgroups || !existsSync(dataDir)) return;
  const { uid, gid } = statSync(dataDir);
  const user = geteuid();
  if (user === uid) return;
  if (getuid() !== 0) throw new Unready(refusal(dataDir, uid, user));
  try {
    seteuid(0);
    setgroups([gid]);
    setegid(gid);
    seteuid(uid);
  } catch {
    throw new Unready(refusal(dataDir, uid, user));
  }
}

/** @param {string} dataDir @param {number} owner @param {number} user */
function refusal(dataDir, owner, user) {
  const name = nameOf(owner);
  return `${dataDir} belongs to ${name}, and you are ${nameOf(user)}: the server could not use your files. Run the command as that user: sudo -u ${name.replace(/^(?=\d)/, "\\#")} ...`;
}

/** Returns the name of a user of this machine, else the number. @param {number} uid */
export function nameOf(uid) {
  try {
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((each) => each.split(":"))
      .find(([, , number]) => number === `${uid}`);
    return line?.[0] ?? `${uid}`;
  } catch {
    return `${uid}`;
  }
}

/**
 * Accesses files as the calling user, who owns the files named on the command line. Must be synchronous, because the
 * whole process switches users.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function asCaller(work) {
  const { getuid, getgid } = process;
  return getuid && getgid ? withUser({ uid: getuid(), gid: getgid() }, work) : work();
}

/**
 * Accesses files in a folder as its owner, so that all users of the folder can use them. Must be synchronous.
 * @template T
 * @param {string} folder
 * @param {() => T} work
 * @returns {T}
 */
export function asOwnerOf(folder, work) {
  if (!existsSync(folder)) return work();
  const { uid, gid, mode } = statSync(folder);
  const former = process.umask(~mode & 0o077);
  try {
    return process.getuid?.() === 0 ? withUser({ uid, gid }, work) : work();
  } finally {
    process.umask(former);
  }
}

/**
 * @template T
 * @param {{ uid: number; gid: number }} user
 * @param {() => T} work
 * @returns {T}
 */
function withUser({ uid, gid }, work) {
  const { geteuid, getegid, seteuid, setegid, getuid } = process;
  if (!geteuid || !getegid || !seteuid || !setegid || !getuid) return work();
  const former = { uid: geteuid(), gid: getegid() };
  if (former.uid === uid && former.gid === gid) return work();
  /** @param {{ uid: number; gid: number }} next */
  const become = (next) => {
    if (getuid() === 0) seteuid(0); // only root may change the group
    setegid(next.gid);
    seteuid(next.uid);
  };
  become({ uid, gid });
  try {
    return work();
  } finally {
    become(former);
  }
}
