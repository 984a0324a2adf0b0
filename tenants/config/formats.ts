import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { z } from "zod";
import { COUNTRIES } from "./countries";

/** The problem of a value and its remedy, for a log line: `file:line key – reason. Remedy`. */
type Complaint = { reason: string; remedy: string };

export const line = (most: number) =>
  z
    .string()
    .min(1, "is empty")
    .max(most, `is longer than ${most} characters`)
    .refine((value) => value === value.trim(), "begins or ends with a space")
    .refine((value) => !TURNS_TEXT.test(value), TURNED);

/** Invisible characters that reverse the display of following text. Such characters arrive with copied text. */
export const TURNS_TEXT = /[\u202a-\u202e\u2066-\u2069]/;
export const TURNED = "holds an invisible mark that turns text around (U+202A to U+202E, U+2066 to U+2069)";

export const country = z.enum(COUNTRIES as [string, ...string[]]).meta({
  id: "country",
  description: "A country by its two capital letters (ISO 3166-1 alpha-2): NL, US, GB (not UK).",
});

// Computed once: a list of 300 each time would cost more than the rest of a config.
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

export const currency = text(
  (value) =>
    /^[A-Z]{3}$/.test(value) && CURRENCIES.has(value)
      ? undefined
      : { reason: `"${value}" is not a currency`, remedy: "Write its three capital letters, such as EUR" },
  "^[A-Z]{3}$",
);

export const timeZone = text((value) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    // Intl accepts offsets such as +01:00 too, but those ignore summer time.
    if (/^[A-Za-z]/.test(value)) return undefined;
  } catch {
    // Falls through to the complaint.
  }
  return { reason: `"${value}" is not a time zone`, remedy: "Write an IANA name, such as Europe/Amsterdam" };
});

export const host = text(hostComplaint, "^[a-z0-9-]+(\\.[a-z0-9-]+)*$");

export const origin = text((value) => {
  const url = webAddress(value);
  if (!url) {
    return { reason: "is not a web address", remedy: 'Write it with its scheme: "https://example.com"' };
  }
  if (url.origin !== value) {
    return { reason: "is more than scheme, host and port, or not in its plain form", remedy: `Write "${url.origin}"` };
  }
  return undefined;
}, "^https?://[^/]+$");

export const email = text(
  (value) =>
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
      ? undefined
      : { reason: "is not an e-mail address", remedy: 'Write one, such as "help@example.com"' },
  "^[^\\s@]+@[^\\s@]+$",
);

export const phone = text(
  (value) =>
    value.length <= 40 && /^[+(]?\d[\d ()./-]*$/.test(value) && value.replace(/\D/g, "").length >= 5
      ? undefined
      : { reason: "is not a phone number", remedy: 'Write one in figures, such as "+31 20 123 4567"' },
  "^[+(]?[0-9][0-9 ()./-]*$",
);

/** A path on the site itself. Not `//host`, which browsers read as another site. */
export const path = text(pathComplaint, "^/([^/].*)?$");

/** A path on the site, or an absolute http(s) address. */
export const target = text((value) => {
  if (webAddress(value) || !pathComplaint(value)) return undefined;
  return { reason: "is neither a path nor a web address", remedy: 'Write "/path" or "https://example.com/path"' };
});

/** An address with `{account}` in its path or query: no value of it changes the host. */
export const camLink = text((value) => {
  const [one, other] = ["a", "b"].map((account) => webAddress(value.replaceAll("{account}", account)));
  if (one && other && one.origin === other.origin && one.href !== other.href) return undefined;
  if (value.includes("{account}") && !pathComplaint(value.replaceAll("{account}", "a"))) return undefined;
  return {
    reason: "is not an address with {account} in its path or query",
    remedy: 'Write "https://partner.example/rooms/{account}"',
  };
}, "\\{account\\}");

/** A public server by name: a numeric address could be one inside a network. */
export const feedAddress = text((value) => {
  const url = webAddress(value);
  if (url?.protocol === "https:" && isIP(url.hostname.replace(/[[\]]/g, "")) === 0) return undefined;
  return { reason: "is not the https address of a server's name", remedy: 'Write "https://partner.example/feed.json"' };
}, "^https://");

export const cdnPrefix = text((value) => {
  const url = webAddress(value);
  if (url && !url.search && !url.hash) return undefined;
  if (value === "" || (!pathComplaint(value) && !/[?#]/.test(value))) return undefined;
  return {
    reason: "is not an address to put before a file's path",
    remedy: 'Write "https://cdn.example.com" or "/path"',
  };
});

/** The name of a secret. A config never contains the value itself. */
export const secretReference = z.strictObject({
  env: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, "is not the name of an environment variable (capitals, digits and _)")
    .describe(
      "The environment variable that holds the secret, such as TENANT_VELVET_SMTP: TENANT_, the slug in capitals, and a name of your own.",
    ),
});
export type SecretReference = z.output<typeof secretReference>;

/** A list without duplicates. The complaint points at the second of two equal entries. */
export function distinct<T extends z.ZodType<string>>(item: T) {
  return z.array(item).superRefine((values, context) => {
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue;
      context.addIssue({
        code: "custom",
        path: [index],
        message: `"${value}" is listed twice`,
        params: { remedy: "Remove one" },
      });
    }
  });
}

/** Returns an absolute http(s) address without user name and password, or undefined. */
function webAddress(value: string): URL | undefined {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.username || url.password ? undefined : url;
}

function hostComplaint(value: string): Complaint | undefined {
  const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
  const plain = value.length <= 253 && value.split(".").every((part) => label.test(part));
  // The URL parser decides: a name that browsers rewrite ("0x7f.1") never matches.
  if (plain && domainToASCII(value) === value) return undefined;
  const name = /^(?:[a-z]+:\/\/)?(?:\*\.)?([^/:?#]+)/i.exec(value)?.[1];
  const better = name && domainToASCII(name.replace(/\.$/, ""));
  return {
    reason: `"${value}" is not a host name`,
    remedy:
      better && better !== value
        ? `Write "${better}": lower case, no scheme, port, path or wildcard`
        : 'Write a name such as "example.com": lower case, no scheme, port, path or wildcard',
  };
}

function pathComplaint(value: string): Complaint | undefined {
  // A backslash, a control character or a second slash turns a path into another site's address in some browsers.
  if (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value)) return undefined;
  return { reason: "is not a path", remedy: 'Begin with one "/" and write plain or percent-escaped characters' };
}

function text(complain: (value: string) => Complaint | undefined, pattern?: string) {
  const schema = z.string().superRefine((value, context) => {
    const complaint = complain(value);
    if (!complaint) return;
    context.addIssue({ code: "custom", message: complaint.reason, params: { remedy: complaint.remedy } });
  });
  return pattern ? schema.meta({ pattern }) : schema;
}
