/** Seeded (mulberry32), so that a failing life can be repeated by its number. */
export type Random = {
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item | null
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => (items.length > 0 ? (items[below(items.length)] ?? null) : null),
  }
}
