const VOWEL = /^[aeiouœæ]/i

/** For a message that chooses: "de Karim", "d’Amel". Not before h and y: "de Hakim", "de Yacine". */
export const elisionBefore = (name: string): 'yes' | 'no' =>
  VOWEL.test(name.normalize('NFD')) ? 'yes' : 'no'
