import type { Permission } from "~/app/domain/desk/permissions/permissions";

/** Declaration of a command. Help, error messages and the `--json` output follow from it. */

export interface Option {
  does: string;
  /** Placeholder of the value in the usage, e.g. `<days>`. Without it the option is a flag. */
  takes?: string;
  /** Whether the option is required. A text states the reason. */
  needed?: true | string;
  usual?: string;
  /** A permission that the option needs, besides the verb's. */
  permission?: Permission;
  /** Parses the typed word. Throws an Error that says which values are valid. */
  read?(text: string): unknown;
}

export interface Argument {
  does: string;
  optional?: boolean;
  /** Whether the argument accepts one or more words. Only the last argument may do so. */
  many?: boolean;
  read?(text: string): unknown;
}

export type Options = Record<string, Option>;
export type Arguments = Record<string, Argument>;

type Read<D> = D extends { read(text: string): infer T } ? T : string;
type OptionValue<O> = O extends { takes: string }
  ? Read<O> | (O extends { needed: true | string } | { usual: string } ? never : undefined)
  : boolean;
type ArgumentValue<A> = A extends { many: true }
  ? Read<A>[]
  : Read<A> | (A extends { optional: true } ? undefined : never);

/** The parsed input, by the names of arguments and options. */
export type Given<A extends Arguments, O extends Options> = { [N in keyof A]: ArgumentValue<A[N]> } & {
  [N in keyof O]: OptionValue<O[N]>;
} & {
  /** The slug if the verb takes a tenant, else empty. */
  tenant: string;
  /** The remaining words if the verb takes `rest`. */
  rest: string[];
};

export interface Answer {
  lines: string[];
  data: unknown;
  /** 1 if the lines report a problem. Default: 0. */
  code?: 0 | 1;
}

export interface Common<A extends Arguments, O extends Options> {
  does: string;
  /** The operator's permission. Null if the verb touches neither members nor operators. */
  permission: Permission | null;
  more?: string;
  arguments?: A;
  options?: O;
  tenant?: boolean;
}

export type Verb<A extends Arguments = Arguments, O extends Options = Options> = Common<A, O> &
  (
    | { prints?: false; run(given: Given<A, O>): Promise<Answer> | Answer }
    /** Prints its own output, takes no `--json`, and returns the exit code, 0 by default. */
    // biome-ignore lint/suspicious/noConfusingVoidType: most of them end without a word
    | { prints: true; rest?: string; run(given: Given<A, O>): Promise<number | void> | number | void }
  );

export interface Noun {
  verbs: Record<string, AnyVerb>;
  /** Nested nouns: `operator audit verify`. */
  nouns?: Record<string, Noun>;
  more?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each verb takes what it declares, which only `verb` knows
export type AnyVerb = Verb<any, any>;
export type Command = Noun | AnyVerb;

/** An entry of the list of commands. The rest is loaded on demand. */
export interface Listed {
  does: string;
  load(): Promise<Command>;
}

/** Declares a verb. Its `run` gets the types of its arguments and options. */
export function verb<const A extends Arguments = None, const O extends Options = None>(declared: Verb<A, O>): AnyVerb {
  return declared;
}

export type None = Record<never, never>;
