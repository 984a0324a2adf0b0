import type { LoadContext, LoaderFunctionArgs } from "~/app/router/server";
import { type ConsoleArgs, consoleContextOf } from "./context";

/** A loader of the console that answers anybody who reaches its host, before signing in. */
export function consoleLoader<Data>(work: (args: ConsoleArgs) => Data): (args: LoaderFunctionArgs) => Data {
  return ({ context, ...args }) => work({ ...args, context: inConsole(context) });
}

/** Throws where a route of the console was reached from elsewhere, which its area does not let happen. */
function inConsole(context: LoadContext) {
  const console = consoleContextOf(context);
  if (!console) throw new Error("a route of the console was asked outside of it");
  return console;
}
