/** The choice of a select, typed; the first one for a value that is none. */
export const chosenOf = <Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string,
): Choice => choices.find((choice) => choice === value) ?? choices[0]
