import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { z } from "zod";
import { COUNTRIES } from "./countries";

/** The problem of a value and its remedy; both end up in a log line: `file:line key – reason. Remedy`. */
type Complaint = { reason: string; remedy: string };

export const line = (most: number) =>
  z
    .string()
    .min(1, "is empty")
    .max(most, `is longer than ${most} characters`)
    .refine((value) => value === value.trim(), "begins or ends with a space")
    .refine((value) => !TURNS_TEXT.test(value), TURNED);

/** Marks that nobody sees and that show the rest of a page backwards. They come along when text is copied from elsewhere. */
export const TURNS_TEXT = /[\u202a-\u202e\u2066-\u2069]/;
export const TURNED = "holds an invisible mark that turns text around (U+202A to U+202E, U+2066 to U+2069)";

export const country = z.enum(COUNTRIES as [string, ...string[]]).meta({
  id: "country",
  description: "A country by its two capital letters (ISO 3166-1 alpha-2): NL, US, GB (not UK).",
});

// Asked of Intl once: a list of 300 each time costs more than all the rest of a config.
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

export const currency = text(
  (value) =>
    /^[A-Z]{3}$/.test(value) && CURRENCIES.has(value)
      ? undefined
      : { reason: `"${value}" is not a currency`, remedy: "Write its three capital letters, EUR say" },
  "^[A-Z]{3}$",
);

export const timeZone = text((value) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    // Offsets such as +01:00 are taken by Intl too, but know nothing of summer time.
    if (/^[A-Za-z]/.test(value)) return undefined;
  } catch {
    // Falls through to the complaint.
  }
  return { reason: `"${value}" is not a time zone`, remedy: "Write an IANA name, Europe/Amsterdam say" };
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
      : { reason: "is not an e-mail address", remedy: 'Write one, "help@example.com" say' },
  "^[^\\s@]+@[^\\s@]+$",
);

export const phone = text(
  (value) =>
    value.length <= 40 && /^[+(]?\d[\d ()./-]*$/.test(value) && value.replace(/\D/g, "").length >= 5
      ? undefined
      : { reason: "is not a phone number", remedy: 'Write one in figures, "+31 20 123 4567" say' },
  "^[+(]?[0-9][0-9 ()./-]*$",
);

/** A path on the site itself. `//host` is none: browsers read it as another site. */
export const path = text(pathComplaint, "^/([^/].*)?$");

/** A path on the site, or an absolute http(s) address. */
export const target = text((value) => {
  if (webAddress(value) || !pathComplaint(value)) return undefined;
  return { reason: "is neither a path nor a web address", remedy: 'Write "/path" or "https://example.com/path"' };
});

/** An address with `{account}` in its path or query: whatever takes that place, it stays on the same host. */
export const camLink = text((value) => {
  const [one, other] = ["a", "b"].map((account) => webAddress(value.replaceAll("{account}", account)));
  if (one && other && one.origin === other.origin && one.href !== other.href) return undefined;
  if (value.includes("{account}") && !pathComplaint(value.replaceAll("{account}", "a"))) return undefined;
  return {
    reason: "is not an address with {account} in its path or query",
    remedy: 'Write "https://partner.example/rooms/{account}"',
  };
}, "\\{account\\}");

/** A server outside: an address written in numbers may be one inside a network. */
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

/** Where a secret is found. A config never contains the value itself. */
export const secretReference = z.strictObject({
  env: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, "is not the name of an environment variable (capitals, digits and _)")
    .describe(
      "The name of the environment variable that holds the secret, TENANT_VELVET_SMTP say: TENANT_, the slug in capitals, and a name of your own.",
    ),
});
export type SecretReference = z.output<typeof secretReference>;

/** A list without repeats; the complaint points at the second of two equal entries. */
export function distinct<T extends z.ZodType<string>>(item: T) {
  return z.array(item).superRefine((values, context) => {
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue;
      context.addIssue({
        code: "custom",
        path: [index],
        message: `"${value}" stands twice`,
        params: { remedy: "Take one out" },
      });
    }
  });
}

/** An absolute http(s) address without a user name or password, or undefined. */
function webAddress(value: string): URL | undefined {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.username || url.password ? undefined : url;
}

function hostComplaint(value: string): Complaint | undefined {
  const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
  const plain = value.length <= 253 && value.split(".").every((part) => label.test(part));
  // Last word to the URL parser: what a browser would send as another name ("0x7f.1") can never be matched.
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
