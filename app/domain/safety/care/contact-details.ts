// Has no imports, because browsers load this file.

/** Details that a stranger should not get, in the order of their harm, the most harmful first. */
export const CONTACT_DETAILS = ["account", "phone", "email", "link", "handle", "address"] as const;

export type ContactDetail = (typeof CONTACT_DETAILS)[number];

/** A member stops being a stranger after this many messages. */
export const STRANGER_UNTIL = 5;

/**
 * Finds contact details in a message by their form. Misses some and reports others wrongly, so use the result for
 * advice only.
 */
export function contactDetailsIn(message: string): ContactDetail[] {
  // Collapses blanks, because some patterns would take quadratic time over a long run.
  const text = message.normalize("NFKC").replace(/\s+/g, " ");
  const withoutMails = text.replace(EMAIL, " ");
  const withoutAccounts = text.replace(ACCOUNT, (found) => found.slice(accountIn(found).length));
  const found: Record<ContactDetail, boolean> = {
    account: [...text.matchAll(ACCOUNT)].some(([each]) => accountIn(each) !== "") || COIN.test(text),
    phone: PHONE.test(withoutAccounts.replace(DATE, " ")),
    email: text.search(EMAIL) >= 0,
    link: LINK.test(withoutMails),
    handle: HANDLES.some((handle) => handle.test(withoutMails)),
    address: STREETS.some((street) => street.test(text)),
  };
  return CONTACT_DETAILS.filter((each) => found[each]);
}

/** Whether a short text, such as a name or a town, is a way to reach a person. */
export function reachesSomebody(text: string): boolean {
  return contactDetailsIn(text).some((detail) => detail !== "link" && detail !== "address");
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,20}/gu;
const LINK =
  /https?:\/\/\S|\bwww\.\S|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}-]{2,63}\.(?:com|net|org|info|biz|io|me|app|link|site|online|xyz|top|ru|to|ly|gg|tv|eu|nl|be|de|at|ch|fr|it|es|pl|uk)(?![\p{L}\p{N}])/iu;
/** Names of accounts on other sites: `@anna_b`, `insta: anna.b`, `snap = anna92`. */
const HANDLES = [
  /(?<![\p{L}\p{N}@._-])@[a-z0-9_][a-z0-9._]{2,29}/iu,
  /(?<![\p{L}\p{N}])(?:insta(?:gram)?|ig|snap(?:chat)?|telegram|tg|kik|skype|wechat|line|discord|signal|tik ?tok|twitter|fb|facebook|threads)\s?[:=]\s?@?[a-z0-9_][a-z0-9._-]{2,29}/iu,
];

/** Matches phone numbers: nine digits or more, separated by blanks, dots, dashes or brackets. */
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?(?:\d[\s()./-]{0,2}){8,14}\d(?!\d)/u;
/** Matches dates such as 22-11-2026 and 2026-11-22 19:30, which are no phone numbers. */
const DATE = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\s+\d{1,2}[:.]\d{2})?\b/g;
const ACCOUNT = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}\b/gi;
const COIN = /\b(?:bc1[a-z0-9]{20,60}|0x[a-f0-9]{40})\b/i;
const STREETS = [
  /(?<=\p{L}{3})(?:stra(?:at|ße|sse)|laan|plein|gracht|gasse|platz|allee) \d{1,4}/iu,
  /(?<!\p{L})(?:rue|avenue|boulevard|via|viale|piazza|calle|avenida|plaza|ulica|ul\.|aleja)\s+[\p{L}\s'’.-]{2,40},?\s*\d{1,4}(?!\d)/iu,
  /(?<!\d)\d{1,4},?\s+(?:rue|avenue|boulevard|place)\s+\p{L}/iu,
  /(?<!\d)\d{1,4}\s+\p{Lu}\p{L}+\s+(?:Street|Road|Avenue|Lane|Drive|Square)(?!\p{L})/u,
];

/** Returns the IBAN at the start of a candidate followed by words; "" if invalid. */
function accountIn(found: string): string {
  for (let account = found; account.length >= 15; account = account.slice(0, account.lastIndexOf(" "))) {
    if (isAccount(account)) return account;
    if (!account.includes(" ")) break;
  }
  return "";
}

/** Whether the text is an IBAN with a valid check sum. */
function isAccount(found: string): boolean {
  const account = found.replace(/ /g, "").toUpperCase();
  if (account.length > 34) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  let rest = 0;
  for (const character of turned)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
