import { useState } from 'react'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'

const KEY = 'yova-promo'
const LONGEST = 32

const pick = (): string | null => {
  const code = readSessionStorage(KEY)
  return typeof code === 'string' && code !== '' ? code.slice(0, LONGEST) : null
}

/** Session storage, so that the checkout of this tab finds the code. */
export function usePromoCode(): [code: string | null, set: (code: string | null) => void] {
  const [code, setCode] = useState(pick)
  const set = (typed: string | null) => {
    const next = typed?.trim().slice(0, LONGEST) || null
    writeSessionStorage(KEY, next)
    setCode(next)
  }
  return [code, set]
}

export const clearPromoCode = (): void => writeSessionStorage(KEY, null)
