import { setTimeout as wait } from "node:timers/promises";
import { mailsTo } from "./mailbox";
import { linkIn } from "./opened-mail";

/** Maximum wait for the email, in ms. */
const PATIENCE = 60_000;

/**
 * Confirms a new member's address by the emailed link, and logs in. `mailboxes` is the server's email folder; `follow`
 * requests a path as that member and returns the redirect. If the address signed up at several sites, another site's
 * link has no effect.
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
