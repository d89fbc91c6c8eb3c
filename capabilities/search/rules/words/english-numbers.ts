/** Alone they are words of another language: a « four » is an oven. */
export const ENGLISH_NUMBERS = 'two three four five six seven eight nine ten twelve'.split(' ')
