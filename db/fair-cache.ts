import { LRUCache } from "lru-cache";

interface Options<V> {
  maxSize: number;
  /** The size in bytes, with the key, because clients choose keys. */
  sizeOf(value: V, key: string): number;
  /** The time to live in ms. If left out, a value stays until it is evicted. */
  ttl?: number;
}

/**
 * Makes a cache that sites share. If the cache is full, the least recently used entry of the largest owner goes first,
 * so a client that requests every address takes no more than an equal share.
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
    clear: (owner: Owner): void => shares.get(owner)?.clear(),
    delete: (owner: Owner, key: string): void => void shares.get(owner)?.delete(key),
    size,
  };
}
