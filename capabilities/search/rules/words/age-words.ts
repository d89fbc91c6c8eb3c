/** Units of an age, in three languages and in spoken Arabic. */
export const YEARS = new Set(
  'an ans annee annees year years yo سنه سنوات سنين عام اعوام snin snine sna 3am 3wam'.split(' '),
)
export const MONTHS = new Set('mois month months شهر اشهر شهور chhar chhour shour'.split(' '))
/** One word for two years or months, and words before "a year" that say that it is an age. */
export const TWO_YEARS = new Set('عامين سنتين شهرين 3amin 3aminat chahrin chehrin'.split(' '))
export const BORN = new Set('عمره عمرها عمرو عمري 3omro 3omrha 3amro aged'.split(' '))
/** How the intents name an age that ends before so many years. */
export const AGES = [
  { below: 3, phrase: 'bebe' },
  { below: 12, phrase: 'enfant' },
  { below: 18, phrase: 'ado' },
] as const
