import { isRecord, localStorageValue } from '#web/shared/storage/local-storage.ts'

type HiddenColumns = Readonly<Record<string, readonly string[]>>

/** By page, on this device. */
const stored = localStorageValue<HiddenColumns>('yova-hidden-columns', {}, (raw) =>
  isRecord(raw)
    ? Object.fromEntries(
        Object.entries(raw).map(([page, ids]) => [page, Array.isArray(ids) ? ids.map(String) : []]),
      )
    : {},
)

export function useHiddenColumns(page: string) {
  const all = stored.use()
  const hidden = all[page] ?? []
  return {
    isShown: (id: string): boolean => !hidden.includes(id),
    show: (id: string, isShown: boolean) => {
      const others = hidden.filter((other) => other !== id)
      stored.write({ ...all, [page]: isShown ? others : [...others, id] })
    },
  }
}
