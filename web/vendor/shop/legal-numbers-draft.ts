import { recordOf } from '#kernel/records.ts'
import { LEGAL_FIELDS } from '#kernel/legal-numbers.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { isKind, type RegistrationFormValues } from '../register/registration-fields.ts'

const KEY = 'yova-shop-numbers'

/** Kept in this tab only; null deletes the draft. */
export function saveLegalNumbersDraft(typed: RegistrationFormValues | null): void {
  const stored = typed && recordOf(['kind', ...LEGAL_FIELDS], (name) => typed[name])
  writeSessionStorage(KEY, stored)
}

/** Falls back to `start`. */
export function readLegalNumbersDraft(start: RegistrationFormValues): RegistrationFormValues {
  const raw = readSessionStorage(KEY)
  if (!isRecord(raw) || typeof raw['kind'] !== 'string' || !isKind(raw['kind'])) return start
  const typed = { ...start, kind: raw['kind'] }
  for (const name of LEGAL_FIELDS) {
    const value = raw[name]
    if (typeof value === 'string') typed[name] = value
  }
  return typed
}
