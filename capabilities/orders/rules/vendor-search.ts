import { latinDigits } from '#kernel/phone.ts'

export type VendorSearch = { text: string; phone: string | null }

const FEWEST_DIGITS = 4

/** Null when empty. Digits in any notation are tried as a phone too. */
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
