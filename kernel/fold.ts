/** Letters that Unicode does not take apart, each with what a person types for it. */
const SAME_AS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
  ء: '',
  // Maghrebi and Persian letters for g, v, p, k and y, which keyboards of the region mix.
  ڨ: 'ق',
  ڤ: 'ف',
  ڢ: 'ف',
  پ: 'ب',
  گ: 'ك',
  ک: 'ك',
  ی: 'ي',
  ھ: 'ه',
  ہ: 'ه',
}

const SPECIAL = new RegExp(`[${Object.keys(SAME_AS).join('')}]`, 'gu')
const APOSTROPHES = /['’‘ʼʻ`´ʹʿʾ]/gu
// Accents, hamza over a letter, vowel signs, the kashida, and apostrophes that came out of a letter.
const MARKS = /[\p{M}\u0640\u02b9\u02bc\u02be]/gu
const EASTERN_DIGITS = /[٠-٩۰-۹]/gu

/**
 * The same text as people type it in a hurry: small letters, no accent, no hamza, one form of alef,
 * ya and ha, Western digits, words parted by one space. For comparing, never for showing.
 */
export function foldText(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD') // takes accents and hamza off their letter, and undoes joined Arabic forms
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => SAME_AS[letter] ?? letter)
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** `fold` without the spaces too, so that "Bou Saâda" and "Boussaada-" differ by letters only. */
export const foldTextTight = (text: string): string => foldText(text).replaceAll(' ', '')
