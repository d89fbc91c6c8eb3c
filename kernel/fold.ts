/** Letters that Unicode does not decompose, and how they are typed. */
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
// Accents, hamza, vowel signs, the kashida, and apostrophes of a decomposed letter.
const MARKS = /[\p{M}\u0640\u02b9\u02bc\u02be]/gu
const EASTERN_DIGITS = /[٠-٩۰-۹]/gu

/**
 * For comparison, never for display: lower case, no accents or hamza, one form of alef, ya and ha,
 * Western digits, single spaces.
 */
export function foldText(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD') // decomposes accents, hamza and joined Arabic forms
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => SAME_AS[letter] ?? letter)
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Without spaces too: "Bou Saâda" matches "Boussaada-" but for letters. */
export const foldTextTight = (text: string): string => foldText(text).replaceAll(' ', '')
