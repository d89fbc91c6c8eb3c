import Bowser from 'bowser'
import type { Device } from './schema.ts'

const KINDS: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}
const UNKNOWN: Device = { kind: 'unknown', browser: null, system: null }

/** For display only: a user agent can be forged. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null || userAgent.trim() === '') return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
    browser: browser.name || null,
    system: os.name || null,
  }
}
