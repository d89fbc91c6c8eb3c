const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
] as const

/** "Eleven thousand four hundred and five Algerian dinars and fifty centimes", in lower case. */
export function inEnglish(dinars: number, centimes: number): string {
  const whole = `${englishNumber(dinars)} Algerian ${dinars === 1 ? 'dinar' : 'dinars'}`
  if (centimes === 0) return whole
  return `${whole} and ${englishNumber(centimes)} ${centimes === 1 ? 'centime' : 'centimes'}`
}

function englishNumber(n: number): string {
  if (n === 0) return 'zero'
  const words: string[] = []
  let left = n
  for (const [size, name] of SCALES) {
    const count = Math.trunc(left / size)
    left %= size
    if (count > 0) words.push(`${hundreds(count)} ${name}`)
  }
  // "One thousand and five", but "one thousand two hundred and five".
  if (left > 0) words.push(words.length > 0 && left < 100 ? `and ${tens(left)}` : hundreds(left))
  return words.join(' ')
}

function hundreds(n: number): string {
  if (n < 100) return tens(n)
  const rest = n % 100
  const head = `${UNITS[Math.trunc(n / 100)] ?? ''} hundred`
  return rest === 0 ? head : `${head} and ${tens(rest)}`
}

function tens(n: number): string {
  if (n < 20) return UNITS[n] ?? ''
  const ten = TENS[Math.trunc(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten}-${UNITS[n % 10] ?? ''}`
}
