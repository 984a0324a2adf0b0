/** Maximum number of fields. The largest form, the profile, has fewer. */
const MOST_FIELDS = 100;
/** Maximum length of a field's name, in bytes, as sent. */
const LONGEST_NAME = 100;
/** Maximum depth of a JSON body. The body of a call is an object with objects and lists of ids. */
const DEEPEST = 16;
const MOST_VALUES = 500;

/**
 * Returns whether a body has too many fields, too long names or too deep nesting. One linear pass before any parser,
 * because form libraries and schemas take more than linear time for such bodies.
 */
export function isMisshapen(body: Buffer, contentType: string | undefined): boolean {
  return /^application\/json\b/i.test(contentType ?? "")
    ? isMisshapenJson(body.toString())
    : isMisshapenForm(body.toString("latin1"));
}

function isMisshapenForm(text: string): boolean {
  const fields = text.split("&", MOST_FIELDS + 1);
  return fields.length > MOST_FIELDS || fields.some((field) => nameLength(field) > LONGEST_NAME);
}

function nameLength(field: string): number {
  const end = field.indexOf("=");
  return end < 0 ? field.length : end;
}

/**
 * Returns whether JSON is nested too deeply. False for text that is not JSON, because the parser rejects it at its
 * first error.
 */
function isMisshapenJson(text: string): boolean {
  const open: Set<string>[] = [];
  let values = 0;
  let latest = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      latest = text.slice(at, end + 1);
      at = end;
    } else if (sign === "{" || sign === "[") {
      if (open.push(new Set()) > DEEPEST) return true;
    } else if (sign === "}" || sign === "]") {
      open.pop();
    } else if (sign === ",") {
      if (++values > MOST_VALUES) return true;
    } else if (sign === ":") {
      const names = open.at(-1);
      const name = unescaped(latest);
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}

/** Returns the position of the closing quote of the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return at;
    if (text[at] === "\\") at++;
  }
  return text.length;
}

function unescaped(quoted: string): string {
  if (!quoted.includes("\\")) return quoted;
  try {
    return JSON.stringify(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
