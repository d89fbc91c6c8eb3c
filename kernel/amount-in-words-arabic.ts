/** An amount in Arabic words, in the nominative: "أحد عشر ألفًا وأربعمائة دينار جزائري". */
export function amountInArabicWords(dinars: number, rest: number): string {
  const whole = counted(dinars, DINAR)
  return rest === 0 ? whole : `${whole} و${counted(rest, CENTIME)}`
}

/** `few` after 3 to 10, `many` after 11 to 99, `round` after a round hundred. */
type Noun = { one: string; two: string; few: string; many: string; round: string }
const DINAR: Noun = {
  one: 'دينار جزائري واحد',
  two: 'ديناران جزائريان',
  few: 'دنانير جزائرية',
  many: 'دينارًا جزائريًا',
  round: 'دينار جزائري',
}
const CENTIME: Noun = {
  one: 'سنتيم واحد',
  two: 'سنتيمان',
  few: 'سنتيمات',
  many: 'سنتيمًا',
  round: 'سنتيم',
}
const SCALES: readonly (readonly [number, Noun])[] = [
  [1_000_000_000, { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'مليارًا', round: 'مليار' }],
  [1_000_000, { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا', round: 'مليون' }],
  [1000, { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا', round: 'ألف' }],
]

/** The noun agrees with the last two digits; for one and two it stands alone. */
function counted(n: number, noun: Noun): string {
  if (n === 1) return noun.one
  if (n === 2) return noun.two
  const last = n % 100
  const form = last >= 3 && last <= 10 ? noun.few : last >= 11 ? noun.many : noun.round
  const words = number(n)
  return `${last < 3 ? construct(words) : words} ${form}`
}

/** Before a noun a dual loses its last letter, a scale its ending: "مائتا دينار", "ثلاثة عشر ألف دينار". */
const construct = (words: string): string =>
  words.replace(/(مائت|ألف|مليون|مليار)ان$/, '$1ا').replace(/(ألف|مليون|مليار)ًا$/, '$1')

function number(n: number): string {
  if (n === 0) return 'صفر'
  const messages: string[] = []
  let left = n
  for (const [size, noun] of SCALES) {
    const count = (left - (left % size)) / size
    left %= size
    if (count > 0) messages.push(counted(count, noun))
  }
  if (left > 0) messages.push(below(left))
  return messages.join(' و')
}

const ONES = [
  ...['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة'],
  ...['ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة', 'أحد عشر', 'اثنا عشر'],
]
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const HUNDREDS = [
  ...['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة'],
  ...['ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة'],
]

function below(n: number): string {
  const rest = n % 100
  const ones = rest % 10
  const messages = [HUNDREDS[(n - rest) / 100] ?? '']
  if (rest >= 20) messages.push(ONES[ones] ?? '', TENS[(rest - ones) / 10] ?? '')
  else messages.push(ONES[rest] ?? `${ONES[ones] ?? ''} عشر`)
  return messages.filter((word) => word !== '').join(' و')
}
