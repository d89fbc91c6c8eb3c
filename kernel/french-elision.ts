const VOWEL = /^[aeiouœæ]/i

/** "de Karim", "d’Amel". Not before h and y: "de Hakim", "de Yacine" have no elision. */
export const deBefore = (name: string): string =>
  VOWEL.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
