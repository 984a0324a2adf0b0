import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { linkIn, opened } from "./opened-mail";

/** In ms. */
const PATIENCE = 20_000;

/**
 * Follows the link that a running server mailed to somebody who signed up. `mailboxes` is where it lays its mails;
 * `follow` asks it for a path and says where it was sent on to. The same address may have signed up at several sites:
 * another one's link is of no use, and does no harm.
 */
export async function confirmAddress(
  mailboxes: string,
  email: string,
  follow: (path: string) => Promise<string | undefined>,
): Promise<void> {
  const tried = new Set<string>();
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    for (const file of mailsIn(mailboxes).filter((each) => !tried.has(each))) {
      tried.add(file);
      const bytes = readFileSync(file);
      const mail = bytes.includes(email) ? await opened(bytes) : undefined;
      if (mail?.to !== email) continue;
      const { pathname, search } = linkIn(mail);
      if (pathname === "/activate" && (await follow(pathname + search)) === "/activate/done") return;
    }
  }
  throw new Error(`no mail came for ${email}`);
}

function mailsIn(mailboxes: string): string[] {
  try {
    const files = readdirSync(mailboxes, { recursive: true }).map((file) => join(mailboxes, String(file)));
    return files.filter((file) => file.endsWith(".eml"));
  } catch {
    return []; // nothing was sent yet
  }
}
