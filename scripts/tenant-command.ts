import { type ParseArgsConfig, parseArgs } from "node:util";
import { DomainError } from "~/app/domain/errors";
import { readEnvironment } from "~/app/environment";
import type { Machine } from "./site-alone";
import { Refusal, wordsOf } from "./tenant/refusal";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What was typed behind `npm run <name> --`, as `parseArgs` has it. */
type Typed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

interface TenantCommand<O extends Options, A> {
  usage: string;
  /** Besides `--tenant` and `--help`. */
  options: O;
  /** Undefined where the words make no sense: the usage is printed. May throw a Refusal that says more. */
  asked(values: Typed<O>["values"], positionals: string[]): A | undefined;
  /** The lines to print. */
  answer(machine: Machine, tenant: string, asked: A): Promise<string[]>;
}

/** Runs a command about one tenant. Returns the code to exit with: 1 where it was refused, 2 where it was not understood. */
export async function runTenantCommand<O extends Options, A>(command: TenantCommand<O, A>): Promise<number> {
  try {
    const typed = typedIn(command);
    if (typed === "help") {
      console.log(command.usage);
      return 0;
    }
    if (!typed) {
      console.error(command.usage);
      return 2;
    }
    for (const line of await command.answer(readEnvironment(), typed.tenant, typed.asked)) console.log(line);
    return 0;
  } catch (error) {
    console.error(error instanceof DomainError ? `Not done: ${error.code}` : wordsOf(error));
    return 1;
  }
}

function typedIn<O extends Options, A>({ usage, options, asked }: TenantCommand<O, A>) {
  const { values, positionals } = parsed(usage, options);
  const { tenant, help } = values as { tenant?: string; help?: boolean };
  if (help) return "help";
  const sense = tenant && asked(values as Typed<O>["values"], positionals);
  return tenant && sense ? { tenant, asked: sense } : undefined;
}

function parsed(usage: string, options: Options) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { ...options, tenant: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}
