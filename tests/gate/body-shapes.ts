/** Bodies of maximum size, each expensive for one kind of parser. */
export interface Shape {
  name: string;
  type: string;
  body: string;
}

const SIZE = 65_000;
const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

const filled = (text: string) => text.repeat(Math.floor(SIZE / text.length));
const numbered = (make: (n: number) => string) => {
  let body = "";
  for (let n = 0; body.length < SIZE - 100; n++) body += make(n);
  return body;
};
const form = (name: string, body: string): Shape => ({ name, type: FORM, body });
const json = (name: string, body: string): Shape => ({ name, type: JSON_TYPE, body });
const multipart = (name: string, body: string): Shape => ({ name, type: "multipart/form-data; boundary=x", body });

/** Bodies that no route accepts, in any wrapping. */
export const misshapen: Shape[] = [
  form("a name alone, repeated", filled("a&")),
  form("an empty field, repeated", filled("a=&")),
  form("separators", filled("&")),
  form("a field, repeated", filled("email=a&")),
  form(
    "fields of other names",
    numbered((n) => `a${n}=1&`),
  ),
  form(
    "places of a list",
    numbered((n) => `a[${n}]=1&`),
  ),
  form("one long name", filled("a")),
  form("brackets", filled("[]")),
  form("nested places", `a${filled("[0]")}=1`.slice(0, SIZE)),
  form("nested dots", `a${filled(".a")}=1`.slice(0, SIZE)),
  json("lists in lists", filled("[")),
  json("lists in lists, closed", "[".repeat(SIZE / 2) + "]".repeat(SIZE / 2)),
  json("objects in objects", filled('{"a":')),
  json("a long list", `[${filled("1,")}1]`),
  json("a long list of lists", `[${filled("[],")}[]]`),
  json("genders sought", `{"seeking":[${filled('"x",')}"x"],"profile":{"seeking":["x"]}}`),
  json("members of an object", `{${numbered((n) => `"a${n}":1,`)}"a":1}`),
  json("a name, repeated", `{${filled('"profile":1,')}"profile":1}`),
  json("a name twice", '{"profile":"a","conversation":"b","profile":"c"}'),
];

/** Bodies for photo uploads only, which require a form with a photo. */
export const multiparts: Shape[] = [
  multipart("parts", filled('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n')),
  multipart("boundaries", filled("--x\r\n")),
  multipart("files", filled('--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\na\r\n')),
  multipart("one long header", `--x\r\nContent-Disposition: form-data; name="${filled("a")}`),
  multipart("headers of one part", `--x\r\n${numbered((n) => `X-${n}: a\r\n`)}`),
  multipart("parameters of one header", `--x\r\nContent-Disposition: form-data${filled('; name="a"')}`),
];

const values: Record<string, string> = {
  letters: filled("a"),
  "combining marks": "\u0301".repeat(30_000),
  "marks that must be put in another order": "\u0315\u0300\u05ae".repeat(10_000),
  "marks between characters that nobody sees": "\u0301\u200b".repeat(12_000),
  "null bytes": "\0".repeat(10_000),
  "white space": " \n".repeat(10_000),
  "halves of characters": "\ud800".repeat(10_000),
};

const escapes = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** A field with one long text of each kind. The right response depends on the field. `a.b` is a field of an object. */
export const longTexts = (field: string): Shape[] =>
  Object.entries(values).map(([name, text]) =>
    form(`${name} for ${field}`, `${field}=${escapes(text)}`.slice(0, SIZE)),
  );

export const longJsonTexts = (field: string): Shape[] =>
  Object.entries(values).map(([name, text]) => {
    const [outer = "", inner] = field.split(".");
    const long = text.slice(0, 30_000);
    return json(`${name} for ${field}`, JSON.stringify({ [outer]: inner ? { [inner]: long } : long, key: "k" }));
  });
