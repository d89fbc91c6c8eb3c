const LONGEST = 60
/** Phone numbers, card numbers and emails are personal data and are not logged. */
const PERSONAL = /@|(\d[\s.-]?){6,}/

/** Null for a term that is no search or may be personal data. */
export function toLoggableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  return term === '' || term.length > LONGEST || PERSONAL.test(term) ? null : term
}
