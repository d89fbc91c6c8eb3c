/** Accepts `1 200,50` and `١٢٠٠`; null when it is not a number. */
export function parseNumber(text: string): number | null {
  const western = text.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  const plain = western.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
