/** Values kept as long as their owner is there: a tenant's database handle, a machine. */
export type Memory = Map<object, unknown>;

/**
 * A place in an owner's memory, made when first asked for and gone with the owner:
 * `const notedAt = remembered(() => new LRUCache({ max: 50 }))`, then `notedAt(site.db)`.
 */
export function remembered<T>(make: () => T): (owner: { readonly memory: Memory }) => T {
  const place = {};
  return ({ memory }) => {
    if (!memory.has(place)) memory.set(place, make());
    return memory.get(place) as T;
  };
}
