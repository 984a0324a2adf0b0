/** An error as the log and the error receiver get it. */
export interface ImpersonalError {
  type: string;
  message: string;
  code?: string;
  /** The places in the code that led to the error: "at name (file:line:column)", innermost first. */
  stack: string[];
  cause?: ImpersonalError;
}

/** Maximum number of causes to follow: a chain may be circular. */
const DEEPEST = 4;
const MOST_FRAMES = 30;
const LONGEST = 500;

/**
 * Removes personal data from an error. Messages quote input: a query's parameters, a text that is not JSON, the address
 * that a mail server refuses. Drops properties besides the code.
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

/** Returns the lines that name places in the code. The text before them repeats the message. */
function framesOf({ stack = "", message }: Error): string[] {
  const places = stack.substring(Math.max(0, stack.indexOf(message)) + message.length);
  const frames = places.split("\n").filter((line) => /^\s+at .*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line));
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim());
}

/** Removes possible personal data from a program's text. */
export function impersonal(text: string): string {
  const start = text.substring(0, 10 * LONGEST).replace(PARAMETERS, "");
  return MARKS.reduce((rest, [pattern, name]) => rest.replace(pattern, name), start).substring(0, LONGEST);
}

/** The driver repeats every value of a failed query. */
const PARAMETERS = /\nparams: [\s\S]*$/;

const MARKS: [RegExp, string][] = [
  // A quotation longer than an identifier. The name of a column or a setting may stay.
  [/"(?![\w.:-]{1,40}")[^"]*"|`(?![\w.:-]{1,40}`)[^`]*`/g, '"…"'],
  [/[^\s<>()"',;:=]+@[^\s<>()"',;:=]+/g, "<email>"],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b|(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, "<ip>"],
  [/\bhttps?:\/\/[^\s"'<>)]+/gi, "<url>"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>"],
  [/\b(?:\d[ -]?){9,19}\b/g, "<number>"],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(?![\w/.-])/g, "<id>"],
];

/** Removes quotations from a parser's message: a parser quotes its input, which may be a single word. */
function withoutQuotes(message: string): string {
  return impersonal(message.replace(/"[\s\S]*"|'[^']*'/g, '"…"'));
}
