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
