/**
 * The one form that all spellings of a mailbox's address share: without what stands behind a plus, and at Gmail, which has
 * two names and sees no dots, by one name and without dots. `email` is in the form in which addresses are kept. It is for
 * comparing alone: mail goes to the address as it was given, and by it people log in.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const plus = local.indexOf("+");
  const name = plus > 0 ? local.slice(0, plus) : local;
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@${GMAIL[0]}` : `${name}@${domain}`;
}

const GMAIL = ["gmail.com", "googlemail.com"];
