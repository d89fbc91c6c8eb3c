import { LEGAL_NUMBERS } from '#kernel/legal-numbers.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readTab, writeTab } from '#web/shared/storage/session-storage.ts'
import { isKind, type Typed } from '../register/registration-fields.ts'

const KEY = 'yova-shop-numbers'

/** Keeps the numbers that are typed in this tab; null when they were sent. */
export function keepNumbers(typed: Typed | null): void {
  const kept =
    typed &&
    Object.fromEntries(['kind', ...LEGAL_NUMBERS].map((name) => [name, typed[name as keyof Typed]]))
  writeTab(KEY, kept)
}

/** What was typed before in this tab, else what stands. */
export function readNumbers(start: Typed): Typed {
  const raw = readTab(KEY)
  if (!isRecord(raw) || typeof raw['kind'] !== 'string' || !isKind(raw['kind'])) return start
  const typed = { ...start, kind: raw['kind'] }
  for (const name of LEGAL_NUMBERS) {
    const value = raw[name]
    if (typeof value === 'string') typed[name] = value
  }
  return typed
}
