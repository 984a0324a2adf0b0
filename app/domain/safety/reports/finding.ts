import type { Conn } from "~/db/handle";
import { contactsIn, isOnesOwn } from "./contacts";
import { contactsAbout, subjectOfNumber, subjectsOfContacts } from "./finding.queries";

/** Ids of members whose reports contain a phone number, link or e-mail address that is in these words: a hundred at most. */
export function reportedWith(conn: Conn, words: string): Promise<string[]> {
  return subjectsOfContacts(conn, contactsIn([words]), MOST);
}

/** The id of the member whom the report with this number is about; undefined where there is none. */
export async function reportedUnder(conn: Conn, number: string): Promise<string | undefined> {
  return /^\d{8}$/.test(number) ? subjectOfNumber(conn, number) : undefined;
}

/** Ids of other members whose reports contain the same phone number, address or page as reports about this one. */
export async function reportedAlike(conn: Conn, id: string): Promise<string[]> {
  const contacts = (await contactsAbout(conn, id)).filter(isOnesOwn);
  return (await subjectsOfContacts(conn, contacts, MOST)).filter((other) => other !== id);
}

const MOST = 100;
