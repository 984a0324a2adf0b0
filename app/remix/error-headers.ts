import type { HeadersArgs } from "@remix-run/node";

/** The `headers` of a route: Remix drops those of an error from its page, unless the route asks for them. */
export function forwardErrorHeaders({ errorHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  const from = errorHeaders ?? actionHeaders;
  return ["Allow", "Retry-After"].flatMap((name): [string, string][] => {
    const value = from.get(name);
    return value ? [[name, value]] : [];
  });
}
