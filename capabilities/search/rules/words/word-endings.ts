/** Endings of French and English verbs, nouns and participles, the longest first. */
export const ENDINGS: readonly string[] = (
  'issement issage ement ation ition euse erait eront aient ante ants ages ions ment eurs ings ' +
  'age ait ant ent eux eur ees iez ons ing ion ait era ais ive er ez ee es ed ir is it al e'
).split(' ')
/** Endings of number and gender, and whom a verb concerns. */
export const ARABIC_ENDINGS: readonly string[] =
  'هالي تيش وني وهم اتي يني ات ان ين ون ني لي ها هم كم نا وا يه تي ش ه ي و ك ا'.split(' ')
export const ARABIC_JOINTS: readonly string[] = 'وال بال فال كال لل ال و ف ب ل ك'.split(' ')
export const ARABIC_PERSONS: readonly string[] = 'ن ي ت ا س م'.split(' ')
export const ARABIC_VERBS: readonly string[] = 'ن ي ت'.split(' ')
