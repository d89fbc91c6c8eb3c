import { latinDigits } from '#kernel/phone.ts'

export type BuyerSearch = {
  text: string
  /** Words to find in the name or email address; the whole text where each is too short for a trigram. */
  words: string[]
  /** `LIKE` pattern of an E.164 phone; null when what was typed is no phone. */
  phone: string | null
  /** What an index looks up by trigrams; without `+21`, which every phone has. */
  phoneKey: string
}

const MIN_DIGITS = 3
const MIN_WORD = 3

/** Null when empty. Digits in any notation are tried as a phone, from its start after a 0 or the country code. */
export function readBuyerSearch(typed: string | undefined): BuyerSearch | null {
  const text = latinDigits(typed ?? '').trim()
  if (text === '') return null
  const words = text.split(/\s+/).slice(0, MAX_WORDS)
  const phone = parsePartialPhone(text)
  return {
    text,
    words: words.some((word) => word.length >= MIN_WORD) ? words : [text],
    phone: phone && (phone.isStart ? `+213${phone.digits}%` : `%${phone.digits}%`),
    phoneKey: phone ? `${phone.isStart ? '13' : ''}${phone.digits}` : '',
  }
}

const MAX_WORDS = 6

function parsePartialPhone(text: string): { digits: string; isStart: boolean } | null {
  const bare = text.replace(/\p{Cf}/gu, '')
  if (!/^[+\d\s.\-()/]+$/.test(bare)) return null
  const typed = bare.replace(/\D/g, '')
  const national = typed.replace(/^(00)?213/, '').replace(/^0/, '')
  return national.length < MIN_DIGITS
    ? null
    : { digits: national, isStart: national.length < typed.length }
}
