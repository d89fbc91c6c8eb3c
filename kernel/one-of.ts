/** Tells one of a closed list, as for a word of an address or of a form. */
export const isOneOf = <Choice>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value)
