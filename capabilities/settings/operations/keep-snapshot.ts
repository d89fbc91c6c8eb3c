import type { Db, Listener } from '#platform/database/index.ts'
import type { Settings } from '../schema.ts'
import { SETTINGS_CHANNEL } from './change-settings.ts'
import type { ReadSettings } from './read-settings.ts'

type Deps = {
  db: Db
  listen: Listener['listen']
  read: ReadSettings
  onError: (error: Error) => void
}

/**
 * This process's copy of the settings, renewed as soon as any process changes one. Reads that
 * overlap are kept in order: an older answer never replaces a newer one.
 */
export function settingsSnapshot({ db, listen, read, onError }: Deps) {
  let held: Settings | undefined
  let stop: (() => Promise<void>) | undefined
  let started = 0
  let shown = 0

  async function renew(): Promise<void> {
    const turn = ++started
    const settings = await read(db)
    if (turn <= shown) return
    shown = turn
    held = settings
  }
  const renewLater = () => void renew().catch(onError)

  return {
    /** Reads the settings and starts to follow them. Listening comes first, so no change is missed. */
    async start(): Promise<void> {
      stop ??= await listen(SETTINGS_CHANNEL, renewLater, { onReconnect: renewLater })
      await renew()
    },
    renew,
    current(): Settings {
      if (!held) throw new Error('the settings were asked for before they were read')
      return held
    },
    async stop(): Promise<void> {
      await stop?.()
      stop = undefined
    },
  }
}
