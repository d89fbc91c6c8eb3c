import { localStorageValue } from '../storage/local-storage.ts'

const MOST = 5

const store = localStorageValue<readonly string[]>('yova-recent-searches', [], (raw) =>
  (Array.isArray(raw) ? raw : [])
    .filter((term): term is string => typeof term === 'string' && term !== '')
    .slice(0, MOST),
)

export const useRecentSearches = store.use

/** Latest first, without duplicates. */
export function rememberSearch(term: string): void {
  const clean = term.trim().slice(0, 200)
  if (clean === '') return
  const others = store.read().filter((value) => value.toLowerCase() !== clean.toLowerCase())
  store.write([clean, ...others].slice(0, MOST))
}

export const removeRecentSearch = (term: string): void =>
  store.write(store.read().filter((value) => value !== term))

export const clearRecentSearches = (): void => store.write([])
