import { Hono } from 'hono'
import { LANGUAGES } from '#kernel/locale.ts'
import { after, type Clock, days } from '#kernel/time.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'

type Deps = {
  origin: string
  clock: Clock
  settings: Pick<SettingsCapability, 'current'>
}

/** RFC 9116: where finders of a weakness report it. */
export const securityTxtRoutes = ({ origin, clock, settings }: Deps) =>
  new Hono().get('/.well-known/security.txt', (c) =>
    c.text(
      [
        `Contact: mailto:${settings.current().supportEmail}`,
        `Expires: ${after(clock.now(), days(180)).toISOString()}`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': 'public, max-age=86400' },
    ),
  )
