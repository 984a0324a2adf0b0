import { LRUCache } from "lru-cache";

interface Options<V> {
  /** In bytes, of all owners together. */
  maxSize: number;
  /** In bytes, of a value with its key: a key that a client chose has a length that the client chose. */
  sizeOf(value: V, key: string): number;
  /** In ms, after which a value goes by itself. It stays until it has to make room where left out. */
  ttl?: number;
}

/**
 * A cache that sites share: one size for all, and the least recently used of the owner with the most goes first. So a site
 * whose addresses are asked through takes from others only until it has as much as they do.
 */
export function fairCache<Owner, V extends object>({ maxSize, sizeOf, ttl }: Options<V>) {
  const shares = new Map<Owner, LRUCache<string, V>>();

  function shareOf(owner: Owner): LRUCache<string, V> {
    const share: LRUCache<string, V> = new LRUCache<string, V>({
      maxSize,
      sizeCalculation: sizeOf,
      ...(ttl !== undefined && { ttl, ttlAutopurge: true }),
      disposeAfter: () => {
        if (share.size === 0 && shares.get(owner) === share) shares.delete(owner);
      },
    });
    shares.set(owner, share);
    return share;
  }

  function largest(): LRUCache<string, V> | undefined {
    let most: LRUCache<string, V> | undefined;
    for (const share of shares.values()) if (!most || share.calculatedSize > most.calculatedSize) most = share;
    return most;
  }

  function size(): number {
    let sum = 0;
    for (const share of shares.values()) sum += share.calculatedSize;
    return sum;
  }

  return {
    get: (owner: Owner, key: string): V | undefined => shares.get(owner)?.get(key),
    set(owner: Owner, key: string, value: V): void {
      (shares.get(owner) ?? shareOf(owner)).set(key, value);
      while (size() > maxSize) largest()?.pop();
    },
    /** Drops all values of one owner. */
    clear: (owner: Owner): void => shares.get(owner)?.clear(),
    delete: (owner: Owner, key: string): void => void shares.get(owner)?.delete(key),
    /** In bytes. */
    size,
  };
}
