import type { Conn } from "~/db/handle";
import { contactsIn, isOnesOwn } from "./contacts";
import { contactsAbout, subjectOfNumber, subjectsOfContacts } from "./finding.queries";

/** Returns up to a hundred members whose reports contain a phone number, link or email address of this text. */
export function reportedWith(conn: Conn, words: string): Promise<string[]> {
  return subjectsOfContacts(conn, contactsIn([words]), MOST);
}

/** Returns the subject's id of the report with this number; undefined if unknown. */
export async function reportedUnder(conn: Conn, number: string): Promise<string | undefined> {
  return /^\d{8}$/.test(number) ? subjectOfNumber(conn, number) : undefined;
}

/** Returns other members whose reports share a phone number, address or page with reports about this one. */
export async function reportedAlike(conn: Conn, id: string): Promise<string[]> {
  const contacts = (await contactsAbout(conn, id)).filter(isOnesOwn);
  return (await subjectsOfContacts(conn, contacts, MOST)).filter((other) => other !== id);
}

const MOST = 100;
