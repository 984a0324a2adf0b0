import type { Evidence } from "~/db/tables";

/**
 * Returns phone numbers, links and email addresses in texts, normalized: a number as its last nine digits without
 * country code; a link without its protocol, and also its host alone.
 */
export function contactsIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const each of texts) {
    const text = each.normalize("NFKC").replace(/\s+/g, " ");
    const bare = text.replace(EMAIL, (email) => {
      found.add(email.toLowerCase());
      return " ";
    });
    const withoutLinks = bare.replace(LINK, (link) => {
      for (const form of formsOfLink(link)) found.add(form);
      return " ";
    });
    for (const [number] of withoutLinks.replace(DATE, " ").matchAll(PHONE)) found.add(formOfPhone(number));
  }
  return [...found];
}

/** Whether a contact belongs to one person. A host alone may be shared, such as that of a large network. */
export function isOnesOwn(contact: string): boolean {
  return /^tel:|[@/]/.test(contact);
}

/** Returns the texts of a report that may contain contacts: the reporter's text, and the reported texts. */
export function textsOf(words: string, evidence: Evidence | null): string[] {
  const messages = evidence?.messages?.map(({ text }) => text) ?? [];
  return [words, ...Object.values(evidence?.profile.details ?? {}), ...messages];
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,20}/gu;
/** Matches links: texts with a protocol, or hosts whose last part is not a number. */
const LINK =
  /https?:\/\/[^\s"'<>]{1,500}|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,20}(?:\/[^\s"'<>]{0,300})?(?![\p{L}\p{N}])/giu;
/** Matches phone numbers: nine digits or more, separated by blanks, dots, dashes or brackets. */
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?(?:\d[\s()./-]{0,2}){8,14}\d(?!\d)/gu;
/** Matches dates such as 22-11-2026 and 2026-11-22 19:30, which are no phone numbers. */
const DATE = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\s+\d{1,2}[:.]\d{2})?\b/g;

/** Returns the form of a phone number: its last nine digits, without the country code or the zero in its place. */
function formOfPhone(number: string): string {
  return `tel:${number.replace(/\D/g, "").slice(-9)}`;
}

function formsOfLink(link: string): string[] {
  const address = link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/.,;:!?)\]]+$/, "");
  const [host = ""] = address.split(/[/?#]/);
  return host === address ? [address] : [address, host];
}
