/** An error as the log and the error receiver get it. */
export interface ImpersonalError {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown and how it got there: "at name (file:line:column)", innermost first. */
  stack: string[];
  cause?: ImpersonalError;
}

/** Causes that are followed, at most: a chain may lead back to itself. */
const DEEPEST = 4;
const MOST_FRAMES = 30;
const LONGEST = 500;

/**
 * An error without what it says of a person. Messages quote what somebody sent: a query's parameters, a text that is not
 * JSON, the address that a mail server refuses. Properties besides the code are dropped.
 */
export function impersonalError(error: unknown, depth = 0): ImpersonalError {
  if (!(error instanceof Error)) return { type: typeof error, message: impersonal(String(error)), stack: [] };
  const { message, cause } = error;
  const code = (error as NodeJS.ErrnoException).code;
  return {
    type: error.constructor.name || error.name,
    message: error instanceof SyntaxError ? withoutQuotes(message) : impersonal(message),
    ...(typeof code === "string" && /^[\w.]{1,60}$/.test(code) && { code }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < DEEPEST && { cause: impersonalError(cause, depth + 1) }),
  };
}

/** The lines that name places in the code. The text before them is the message once more. */
function framesOf({ stack = "", message }: Error): string[] {
  const places = stack.substring(Math.max(0, stack.indexOf(message)) + message.length);
  const frames = places.split("\n").filter((line) => /^\s+at .*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line));
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim());
}

/** A text of a program's own, without what may be a person's in it. */
export function impersonal(text: string): string {
  const start = text.substring(0, 10 * LONGEST).replace(PARAMETERS, "");
  return MARKS.reduce((rest, [pattern, name]) => rest.replace(pattern, name), start).substring(0, LONGEST);
}

/** The driver repeats every value of a query that failed. */
const PARAMETERS = /\nparams: [\s\S]*$/;

const MARKS: [RegExp, string][] = [
  // A quotation that could be more than an identifier: a column or a setting is worth reading.
  [/"(?![\w.:-]{1,40}")[^"]*"|`(?![\w.:-]{1,40}`)[^`]*`/g, '"…"'],
  [/[^\s<>()"',;:=]+@[^\s<>()"',;:=]+/g, "<email>"],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b|(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, "<ip>"],
  [/\bhttps?:\/\/[^\s"'<>)]+/gi, "<url>"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>"],
  [/\b(?:\d[ -]?){9,19}\b/g, "<number>"],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(?![\w/.-])/g, "<id>"],
];

/** A parser quotes what it was given, which may be one word. */
function withoutQuotes(message: string): string {
  return impersonal(message.replace(/"[\s\S]*"|'[^']*'/g, '"…"'));
}
