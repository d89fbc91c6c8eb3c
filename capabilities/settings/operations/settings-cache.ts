import { LANGUAGES, type PageLanguage } from '#kernel/locale.ts'
import { splitLanguages } from '#kernel/optional-languages.ts'
import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, type Listener, type Tx } from '#platform/database/index.ts'
import { createRenewal } from '#platform/database/refresh-with-retry.ts'
import type { Settings } from '../schema.ts'
import { SETTINGS_CHANNEL } from './change-settings.ts'
import type { ReadSettings } from './read-settings.ts'

type Deps = {
  db: Db
  listen: Listener['listen']
  read: ReadSettings
  invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>
  onError: (error: Error) => void
}

/**
 * Reloaded when any process changes a setting. Of overlapping reads, an older result never replaces
 * a newer one.
 */
export function createSettingsCache({ db, listen, read, invalidate, onError }: Deps) {
  let held: Settings | undefined
  let languages: readonly PageLanguage[] = LANGUAGES
  let stop: (() => Promise<void>) | undefined
  let started = 0
  let shown = 0

  async function renew(): Promise<void> {
    const turn = ++started
    const settings = await read(db)
    if (turn <= shown) return
    shown = turn
    held = settings
    languages = [...LANGUAGES, ...splitLanguages(settings.optionalLanguages)]
  }
  /** Pages rendered before this read may show old settings, so they are invalidated. */
  async function catchUp(): Promise<void> {
    await renew()
    await inTransaction(db, async (tx) => {
      await invalidate(tx, ['settings'])
      return ok(null)
    })
  }
  const renewal = createRenewal(renew, onError)
  const afterGap = createRenewal(catchUp, onError)

  return {
    /** LISTEN comes before the first read, so that no change is missed. */
    async start(): Promise<void> {
      stop ??= await listen(SETTINGS_CHANNEL, renewal.start, { onReconnect: afterGap.start })
      await renew()
    },
    renew,
    current(): Settings {
      if (!held) throw new Error('the settings were requested before they were loaded')
      return held
    },
    /** That pages are offered in. */
    languages: () => languages,
    async stop(): Promise<void> {
      renewal.stop()
      afterGap.stop()
      await stop?.()
      stop = undefined
    },
  }
}
