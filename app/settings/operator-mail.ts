/** A mail server from an address: `smtp://user:password@mail.example.com:587`. */
export interface MailServer {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  /** Whether to encrypt. False is for a server on the same machine. */
  tls: boolean;
}

/**
 * Parses the address of a mail server. `smtps` uses TLS from the start, `smtp` switches to TLS, unless `?tls=off`.
 * Undefined if invalid.
 */
export function mailServerOf(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, searchParams, pathname } = new URL(text);
  const usual = protocol === "smtps:" ? 465 : 587;
  const isServer = (protocol === "smtp:" || protocol === "smtps:") && hostname !== "" && /^\/?$/.test(pathname);
  if (!isServer || (username === "") !== (password === "")) return undefined;
  return {
    host: hostname,
    port: Number(port) || usual,
    user: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    tls: searchParams.get("tls") !== "off",
  };
}

/** The DKIM signature of the desk's emails: `bouquet:/var/lib/bouquet/dkim/bouquet.pem`. */
export interface MailSigning {
  selector: string;
  /** The absolute path of the private key. Undefined: the mail server signs. */
  keyFile: string | undefined;
}

/** Parses a selector, optionally followed by a colon and the absolute path of the key. Undefined if invalid. */
export function signingOf(text: string): MailSigning | undefined {
  const [, selector, keyFile] = /^([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?::(\/.+))?$/.exec(text) ?? [];
  return selector === undefined ? undefined : { selector, keyFile };
}

/** Parses "Bouquet <desk@example.com>", or only the address. Undefined if invalid. */
export function senderOf(text: string): { name: string; address: string } | undefined {
  const [, name, within, alone] =
    /^(?:([^<>"\r\n]{1,80}?)\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(text) ?? [];
  const address = within ?? alone;
  return address === undefined ? undefined : { name: name ?? SENDER, address };
}

export function defaultSender(host: string): { name: string; address: string } {
  return { name: SENDER, address: `no-reply@${host}` };
}

const SENDER = "Bouquet";
