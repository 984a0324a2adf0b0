/**
 * Returns the mailbox of an address, for comparison only: without the tag after a plus; at Gmail also without dots and
 * with one domain.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const plus = local.indexOf("+");
  const name = plus > 0 ? local.slice(0, plus) : local;
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@${GMAIL[0]}` : `${name}@${domain}`;
}

const GMAIL = ["gmail.com", "googlemail.com"];
