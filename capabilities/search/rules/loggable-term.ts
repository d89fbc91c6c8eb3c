const LONGEST = 60
/** Phone numbers, card numbers and emails are personal data. */
const PERSONAL = /@|(\d[\s.-]?){6,}/

/** Null for a term that may be personal data. */
export function toLoggableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  return term === '' || term.length > LONGEST || PERSONAL.test(term) ? null : term
}
