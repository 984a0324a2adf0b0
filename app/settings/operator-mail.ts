/** A mail server as an address names it: `smtp://user:password@mail.example.com:587`. */
export interface MailServer {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  /** False sends in the clear, for a server on the same machine. */
  tls: boolean;
}

/** Undefined for what names none. `smtps` speaks TLS from the start, `smtp` turns to it, unless `?tls=off`. */
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

/** Who signs the desk's mails, `bouquet:/var/lib/bouquet/dkim/bouquet.pem`. */
export interface MailSigning {
  selector: string;
  /** The private key's whole path. Undefined: the mail server signs. */
  keyFile: string | undefined;
}

/** A selector, and behind a colon the whole path of the key. Undefined for what is neither. */
export function signingOf(text: string): MailSigning | undefined {
  const [, selector, keyFile] = /^([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?::(\/.+))?$/.exec(text) ?? [];
  return selector === undefined ? undefined : { selector, keyFile };
}

/** "Bouquet <desk@example.com>", or the address alone. Undefined for neither. */
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
