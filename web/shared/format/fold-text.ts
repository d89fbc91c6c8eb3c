/** Removes accents, hamza, vowel signs and capitals, as people type without them. */
export const foldSearchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replaceAll(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
    .toLowerCase()
    .trim()
