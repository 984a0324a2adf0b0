export interface Mailer {
  /** Resolves once a server has accepted the email, or its file is written. The same `id` may be repeated. */
  send(email: Email & { attachments: Attachment[] }): Promise<void>;
  /** Returns the newest `most` emails in files; [] with a mail server. */
  kept(most: number): Promise<KeptMail[]>;
  /** Removes the files of all emails about an account. Emails already accepted by a server are beyond reach. */
  forget(account: string): Promise<void>;
}

export interface KeptMail {
  file: string;
  source: string;
}

/** An email as it is sent. */
export interface Email {
  /** The job's id: one email, however often it is tried. */
  id: string;
  account: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that unsubscribes from such emails, by GET with a button and by POST at once (RFC 8058). */
  unsubscribe: string | null;
}

export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

export interface MailDependencies {
  /** The folder for emails without a server, as an absolute path, with a subfolder per tenant. */
  mailboxes: string;
  /** The folder of the private keys that sign emails, as an absolute path. */
  keys: string;
  secret(name: string): string | undefined;
}
