import { setTimeout as wait } from "node:timers/promises";
import { mailsTo } from "./mailbox";
import { linkIn } from "./opened-mail";

/** In ms. */
const PATIENCE = 60_000;

/**
 * Follows the link that a running server mailed to somebody who signed up, and is logged in. `mailboxes` is where it
 * lays its mails; `follow` asks it for a path as that member, and says where it was sent on to. The same address may
 * have signed up at several sites: another one's link is of no use, and does no harm.
 */
export async function confirmAddress(
  mailboxes: string,
  email: string,
  follow: (path: string) => Promise<string | undefined>,
): Promise<void> {
  const tried = new Set<string>();
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(50)) {
    const links = (await mailsTo(mailboxes, email)).map(linkIn);
    for (const { href, pathname, search } of links.filter((link) => !tried.has(link.href))) {
      tried.add(href);
      if (pathname === "/activate" && (await follow(pathname + search)) === "/activate/done") return;
    }
  }
  throw new Error(`no mail came for ${email}`);
}
