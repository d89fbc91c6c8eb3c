const LONGEST = 60
/** A number of a phone or a card, an address of a mail: a person, and no search. */
const PERSONAL = /@|(\d[\s.-]?){6,}/

/** A search as it is counted, or null for what is none, or says who somebody is. */
export function toLoggableTerm(typed: string): string | null {
  const term = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  return term === '' || term.length > LONGEST || PERSONAL.test(term) ? null : term
}
