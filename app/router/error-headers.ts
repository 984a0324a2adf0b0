import type { HeadersArgs } from "~/app/router/server";

/** Returns the `headers` of a route: Remix drops an error's headers unless the route asks for them. */
export function forwardErrorHeaders({ errorHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const from = errorHeaders ?? actionHeaders;
  return ["Allow", "Retry-After", "X-Problem"].flatMap((name): [string, string][] => {
    const value = from.get(name);
    return value ? [[name, value]] : [];
  });
}
