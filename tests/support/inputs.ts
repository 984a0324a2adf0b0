import { files, read } from "../architecture/source-files";

/** Escapes a text as a browser does in an address, which never sends half a character. */
export const escaped = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const PARTS = /:\w+\??|\*/g;

/** Replaces the parts of a route's address by these values, the last one for all further parts. */
export function filled(path: string, known: string[]): string {
  let at = 0;
  return path.replace(PARTS, () => known[Math.min(at++, known.length - 1)]!);
}

/** Replaces one part by the text in each, and the others by existing ids. */
export function addressesOf(path: string, known: string[]): { name: string; at(text: string): string }[] {
  return [...path.matchAll(PARTS)].map((_, part) => ({
    name: `${path} part ${part + 1}`,
    at(text) {
      let next = 0;
      return path.replace(PARTS, () => {
        const at = next++;
        return at === part ? escaped(text) || "-" : known[Math.min(at, known.length - 1)]!;
      });
    },
  }));
}

/** Every parameter that the sources read by name. */
export const QUERIES = [
  ...new Set(
    files
      .filter((file) => /^app\/(routes|request|console|ui)\//.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/\b(?:query|searchParams)\.(?:get|has)\("(\w+)"\)/g)])
      .map(([, name]) => name!),
  ),
  ...["network", "ref", "sub1", "page", "similarpage", "age", "q", "next", "token", "experiment", "variant"],
];

/** Request headers and cookies that the server reads. */
export const HEADERS = [
  ...["User-Agent", "Accept-Language", "Accept-Encoding", "Referer", "X-Forwarded-For", "X-Forwarded-Proto"],
  ...["X-Package", "X-Original-Host", "If-None-Match", "Last-Event-ID", "Traceparent", "Sec-Purpose", "Authorization"],
  ...["Cookie: session", "Cookie: language", "Cookie: device", "Cookie: network", "Cookie: consent", "Cookie: login"],
];

/** Returns the names and values of the fields in HTML. */
export function fieldsIn(html: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    if (name) fields.set(name, decoded(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ""));
  }
  return fields;
}

/** Decodes an attribute of HTML. */
export const decoded = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
