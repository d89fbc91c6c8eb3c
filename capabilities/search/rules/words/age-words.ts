/** Units of an age, in three languages and in spoken Arabic. */
export const YEARS = new Set(
  'an ans annee annees year years yo سنه سنوات سنين عام اعوام snin snine sna 3am 3wam'.split(' '),
)
export const MONTHS = new Set('mois month months شهر اشهر شهور chhar chhour shour'.split(' '))
/** How the intents name an age that ends before so many years. */
export const AGES = [
  { below: 3, phrase: 'bebe' },
  { below: 12, phrase: 'enfant' },
  { below: 18, phrase: 'ado' },
] as const
