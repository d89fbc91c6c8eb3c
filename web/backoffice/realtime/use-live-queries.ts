import { useQueryClient } from '@tanstack/react-query'
import { isReadWith } from '#web/shared/data/use-count.ts'
import { LIVE_SUBJECTS, useLiveUpdates } from './live-updates.ts'

/** Reads again what live updates made stale. */
export function useLiveQueries(): void {
  const client = useQueryClient()
  useLiveUpdates(LIVE_SUBJECTS, ({ about }) => {
    void client.invalidateQueries({
      predicate: isReadWith(({ live }) => live?.some((subject) => about.includes(subject))),
    })
  })
}
