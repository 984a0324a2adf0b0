/** Values cached for the life of their owner: a tenant's database handle, or a machine. */
export type Memory = Map<object, unknown>;

/**
 * Makes a slot in an owner's memory: `const notedAt = remembered(() => new LRUCache({ max: 50 }))`, then
 * `notedAt(site.db)`.
 */
export function remembered<T>(make: () => T): (owner: { readonly memory: Memory }) => T {
  const place = {};
  return ({ memory }) => {
    if (!memory.has(place)) memory.set(place, make());
    return memory.get(place) as T;
  };
}
