import { z } from "zod";
import type { CallKey, Declared } from "~/app/contract/address";
import { calls } from "~/app/contract/calls";
import type { LoaderFunctionArgs } from "~/app/router/server";

type Answering = (args: LoaderFunctionArgs) => Promise<Response>;

/** The module of a call, for tests without a server. */
export interface CallRoute {
  loader: Answering & { calls: Partial<Record<CallKey, Declared>> };
  action: Answering;
}

export interface DeclaredCall {
  /** The key in the table of calls. */
  name: keyof typeof calls;
  path: string;
  key: CallKey;
  method: string;
  declared: Declared;
}

/** Returns every declared call. */
export async function declaredCalls(): Promise<DeclaredCall[]> {
  const files = Object.entries(calls).map(async ([name, path]) => {
    const { loader } = (await import(`../../app/routes/api/${name}.ts`)) as CallRoute;
    return Object.entries(loader.calls).map(([key, declared]) => {
      return { name, path, key, method: key.split("?")[0], declared } as DeclaredCall;
    });
  });
  return (await Promise.all(files)).flat();
}

const refusal = z.strictObject({
  error: z.string(),
  message: z.string().min(1),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

/** Checks a response against the call's declaration. */
export function expectDeclared(declared: Declared, { status, body }: { status: number; body: unknown }): void {
  if (status >= 400) return void refusal.parse(body);
  if (!(declared.status ?? [200]).includes(status)) throw new Error(`an answer of ${status}, which is not declared`);
  if (typeof declared.answer !== "string") declared.answer.parse(body);
}
