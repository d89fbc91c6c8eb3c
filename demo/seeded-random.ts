/** Deterministic: the same seed gives the same sequence. */
export type Random = {
  /** In [0, 1). */
  next(): number
  /** An integer, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  /** Mean 0, mostly between -2 and 2. */
  normal(): number
  pick<T>(from: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function createRandom(seed: string): Random {
  let state = seedOf(seed)

  function next(): number {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError('pick from an empty list')
    return itemAt(from, int(0, from.length - 1))
  }

  function shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = int(0, last)
      const stored = itemAt(copy, last)
      copy[last] = itemAt(copy, other)
      copy[other] = stored
    }
    return copy
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick,
    shuffled,
  }
}

/** 32 bits (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash | 0
}

/** Weighted choice in O(log n) by binary search. */
export function pickWeighted<T>(
  list: readonly T[],
  weightOf: (item: T, index: number) => number,
): (random: Random) => T {
  const sums = new Float64Array(list.length)
  let total = 0
  for (const [index, item] of list.entries()) sums[index] = total += weightOf(item, index)
  if (total <= 0) throw new RangeError('every weight is zero')
  return (random) => {
    const wanted = random.next() * total
    let low = 0
    let high = list.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return itemAt(list, low)
  }
}

/** Throws RangeError outside of the list. */
function itemAt<T>(list: readonly T[], index: number): T {
  if (!(index in list)) throw new RangeError(`no item ${index} of ${list.length}`)
  return list[index] as T // it is there, even if T has undefined
}
