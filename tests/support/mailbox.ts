import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type OpenedMail, opened } from "./opened-mail";

/** Maximum wait for an email, in ms. */
const PATIENCE = 60_000;
/** A cache of the files' contents, because the file of an email never changes. */
const read = new Map<string, Buffer>();

/** Returns the emails to an address in this folder or its subfolders, the oldest first within a site. */
export async function mailsTo(folder: string, email: string): Promise<OpenedMail[]> {
  const about = filesIn(folder).filter((file) => bytesOf(file).includes(email));
  const mails = await Promise.all(about.map((file) => opened(bytesOf(file))));
  return mails.filter(({ to }) => to === email);
}

/** Waits for the email to an address with this subject, or the first one. */
export async function mailTo(folder: string, email: string, subject?: string): Promise<OpenedMail> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    const mails = await mailsTo(folder, email);
    const mail = mails.find((each) => subject === undefined || each.subject === subject);
    if (mail) return mail;
  }
  throw new Error(`no mail ${subject ? `about "${subject}" ` : ""}came for ${email}`);
}

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true }).map(String);
    return names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return []; // the server has sent no email yet
  }
}

/** Reads an email file. Undefined if the file was just deleted with its account. */
function bytesOf(file: string): Buffer {
  try {
    const bytes = read.get(file) ?? readFileSync(file);
    read.set(file, bytes);
    return bytes;
  } catch {
    return Buffer.alloc(0);
  }
}
