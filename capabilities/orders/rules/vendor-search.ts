import { latinDigits } from '#kernel/phone.ts'

/** What a shop types to find an order: part of its number or its buyer's name, or of their phone. */
export type VendorSearch = { text: string; phone: string | null }

const FEWEST_DIGITS = 4

/** Null when nothing was typed. Digits alone are tried as a phone too, in whatever writing. */
export function readVendorSearch(typed: string | undefined): VendorSearch | null {
  const text = latinDigits(typed ?? '').trim()
  if (text === '') return null
  const isPhone = /^[+\d\s.\-()/]+$/.test(text)
  const digits = text
    .replace(/\D/g, '')
    .replace(/^(00)?213/, '')
    .replace(/^0/, '')
  return { text, phone: isPhone && digits.length >= FEWEST_DIGITS ? digits : null }
}
