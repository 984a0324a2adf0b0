import type { Permission } from "~/app/domain/desk/permissions/permissions";

/** A command's declaration. Its help, its messages about mistakes and the output of `--json` follow from this. */

export interface Option {
  does: string;
  /** The placeholder after it in the usage, e.g. `<days>`. Left out: it is a flag. */
  takes?: string;
  /** It has to be given. A text says why, where that is not plain. */
  needed?: true | string;
  /** Used where it is left out. */
  usual?: string;
  /** What it takes besides the verb's own permission. */
  permission?: Permission;
  /** Parses the word that was typed. Throws an Error that says what the option takes instead. */
  read?(text: string): unknown;
}

export interface Argument {
  does: string;
  optional?: boolean;
  /** One or more of it. The last one alone. */
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
  /** The slug, where the verb is about one tenant; else the empty word. */
  tenant: string;
  /** Whatever followed, where the verb takes `rest`. */
  rest: string[];
};

/** The result: lines for people, and the same for a program (`--json`). */
export interface Answer {
  lines: string[];
  data: unknown;
  /** 1 where something is wrong, which the lines say. */
  code?: 0 | 1;
}

interface Common<A extends Arguments, O extends Options> {
  /** In a line. */
  does: string;
  /** What an operator must be allowed to do. Null: it touches neither members nor operators. */
  permission: Permission | null;
  /** Further help, below that. */
  more?: string;
  arguments?: A;
  options?: O;
  /** It is about one tenant, and so takes `--tenant`. */
  tenant?: boolean;
}

export type Verb<A extends Arguments = Arguments, O extends Options = Options> = Common<A, O> &
  (
    | { prints?: false; run(given: Given<A, O>): Promise<Answer> | Answer }
    /** It prints by itself, and so takes no `--json`. Gives the code to exit with, 0 where it gives nothing. */
    // biome-ignore lint/suspicious/noConfusingVoidType: most of them end without a word
    | { prints: true; rest?: string; run(given: Given<A, O>): Promise<number | void> | number | void }
  );

export interface Noun {
  verbs: Record<string, AnyVerb>;
  /** Others within it: `operator audit verify`. */
  nouns?: Record<string, Noun>;
  /** Further help, below the verbs. */
  more?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each verb takes what it declares, which only `verb` knows
export type AnyVerb = Verb<any, any>;
export type Command = Noun | AnyVerb;

/** A command as the list of all has it: the rest is loaded once it is asked for. */
export interface Listed {
  does: string;
  load(): Promise<Command>;
}

/** A verb, whose `run` is given what its arguments and options declare. */
export function verb<const A extends Arguments = None, const O extends Options = None>(declared: Verb<A, O>): AnyVerb {
  return declared;
}

export type None = Record<never, never>;
