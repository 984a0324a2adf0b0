/** How a tenant's mail leaves. */
export interface Mailer {
  /** Settles once a server has taken the mail, or it lies in its file. The same `id` may come again. */
  send(letter: Letter & { attachments: Attachment[] }): Promise<void>;
  /** The newest `most` mails that lie in files; none where a server takes them. */
  kept(most: number): Promise<KeptMail[]>;
  /** Removes the files of all mails about an account. What a server took is out of our hands. */
  forget(account: string): Promise<void>;
}

export interface KeptMail {
  /** Its file's name. */
  file: string;
  /** As it was sent: headers and all. */
  source: string;
}

/** A mail as it goes out. */
export interface Letter {
  /** The effect's: one mail, however often it is tried. */
  id: string;
  /** The id of the account that it is about. */
  account: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that ends mails of this kind, by GET with a button and by POST at once (RFC 8058). */
  unsubscribe: string | null;
}

export interface Attachment {
  /** Its file's name. */
  name: string;
  /** A media type. */
  type: string;
  content: Buffer;
}

export interface MailGround {
  /** Absolute. Where mails lie that go to no server, a folder for each tenant. */
  mailboxes: string;
  /** Absolute. The private keys that sign mails. */
  keys: string;
  /** Reads an environment variable. */
  secret(name: string): string | undefined;
}
