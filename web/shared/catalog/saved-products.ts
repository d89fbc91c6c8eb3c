import { isRecord, localStorageValue } from '../storage/local-storage.ts'

/** Stores the price in dinars at the time, to show a price drop. */
export type SavedProduct = {
  id: string
  price: number
  /** The account has it too. */
  kept?: true
}

const MOST_COMPARED = 4

const listOf = (key: string, limit: number) => {
  const store = localStorageValue<readonly SavedProduct[]>(key, [], (raw) =>
    (Array.isArray(raw) ? raw : [])
      .flatMap((item: unknown) =>
        isRecord(item) && typeof item['id'] === 'string'
          ? [
              {
                id: item['id'],
                price: typeof item['price'] === 'number' ? item['price'] : 0,
                ...(item['kept'] === true && { kept: true as const }),
              },
            ]
          : [],
      )
      .slice(0, limit),
  )
  const has = (id: string) => store.read().some((product) => product.id === id)
  return {
    read: store.read,
    use: store.use,
    subscribe: store.subscribe,
    useHas: (id: string): boolean => store.use().some((product) => product.id === id),
    replace: store.write,
    remove: (id: string): void => store.write(store.read().filter((product) => product.id !== id)),
    /** Returns whether the product is in the list afterwards. A full list takes no more. */
    toggle(product: SavedProduct): boolean {
      if (has(product.id)) {
        store.write(store.read().filter((item) => item.id !== product.id))
        return false
      }
      if (store.read().length >= limit) return false
      store.write([...store.read(), product])
      return true
    },
  }
}

/** In the order of addition. */
export const wishlist = listOf('yova-wishlist', 500)
/** Up to four, side by side. */
export const comparison = listOf('yova-compare', MOST_COMPARED)

const MOST_VIEWED = 8

/** On this device only, the last one first. */
export const viewedProducts = listOf('yova-viewed', MOST_VIEWED)

export const rememberViewed = (product: SavedProduct): void =>
  viewedProducts.replace(
    [product, ...viewedProducts.read().filter(({ id }) => id !== product.id)].slice(0, MOST_VIEWED),
  )
