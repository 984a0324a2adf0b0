import { Resolver } from "node:dns/promises";

/** Looks up DNS records. A result is empty if there is no such record. Rejects if no server answers. */
export interface Names {
  addresses(host: string): Promise<string[]>;
  /** Returns the text records of a name, each with its pieces joined. */
  texts(name: string): Promise<string[]>;
  exchanges(domain: string): Promise<string[]>;
  /** Returns the authorities that may issue certificates for a host, by the nearest CAA record. */
  authorities(host: string): Promise<string[]>;
}

/** Time limit of one try, in ms, and the number of tries. */
const PATIENCE = { timeout: 2000, tries: 2 };

/** Queries the given DNS servers, or by default the machine's own resolvers: `127.0.0.1:5353`. */
export function namesBy(servers: readonly string[] = []): Names {
  const resolver = new Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  const issuers = async (name: string) => {
    const records = await resolver.resolveCaa(name).catch(noneFound);
    return records.flatMap(({ issue }) => (issue === undefined ? [] : issue));
  };
  return {
    async addresses(host) {
      const kinds = [resolver.resolve4(host), resolver.resolve6(host)];
      return (await Promise.all(kinds.map((each) => each.catch(noneFound)))).flat();
    },
    texts: async (name) => (await resolver.resolveTxt(name).catch(noneFound)).map((pieces) => pieces.join("")),
    exchanges: async (domain) =>
      (await resolver.resolveMx(domain).catch(noneFound)).flatMap(({ exchange }) => (exchange === "" ? [] : exchange)),
    async authorities(host) {
      for (const name of withParents(host)) {
        const found = await issuers(name);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** Returns a name and its parents with a dot: `a.example.com`, `example.com`. */
export function withParents(name: string): string[] {
  const labels = name.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

function noneFound(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
  throw error;
}
