import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Words that end like the plural address and are none, and the two that are meant. */
const NOT_AN_ADDRESS = new Set([
  ...[
    'تم',
    'يتم',
    'تتم',
    'ستتم',
    'سيتم',
    'كم',
    'تتكون',
    'محكم',
    'حكم',
    'رقم',
    'تراكم',
    'يهتم',
    'خاتم',
  ],
  'تسعون', // ninety
])
/** The greeting of the country, and what a buyer says to the marketplace. */
const MEANT = ['السلام عليكم', 'أرسلوا لي تذكيرًا']

const IMPERATIVES =
  'اختار|أعيد|أدخل|اكتب|تحقق|صحح|اطلب|أرسل|سجل|افتح|جرب|انسخ|أضيف|اعرض|استعمل|اتصل|حدد|أجيب|اقبل|راسل|انتظر|قدم|غير|احتفظ|تجاهل|استورد'
const PLURAL = [
  /^[\u0621-\u064a]{2,}كم$/, // your (plural)
  /^[\u0621-\u064a]{3,}تم(وه|وها)?$/, // you (plural) did
  new RegExp(`^[وف]?(${IMPERATIVES})و(ا|ه|ها|نا)$`), // do (plural)
  /^[وفل]?(س)?ت[\u0621-\u064a]{2,}ون$/, // you (plural) do
  /^أنتم$/,
]

const withoutVowels = (text: string) => text.replaceAll(/[\u064b-\u0652]/gu, '')

/** Arabic words of a text that address several people. */
export function pluralAddresses(text: string): string[] {
  const addressed = MEANT.reduce((rest, part) => rest.replaceAll(part, ''), text)
  const words = withoutVowels(addressed).match(/[\u0621-\u064a]+/gu) ?? []
  return words.filter(
    (word) => !NOT_AN_ADDRESS.has(word) && PLURAL.some((pattern) => pattern.test(word)),
  )
}

const texts = [
  ...globSync('{web/locales/ar/*,{capabilities,platform,server}/**/locales/ar}.json', {
    cwd: root,
  }),
  ...globSync('{capabilities,platform,server}/**/{texts,texts/**/*,*-texts,*.texts}.ts', {
    cwd: root,
  }),
]

test('Arabic addresses one person, on every page, in every e-mail and every document', () => {
  expect(texts.length).toBeGreaterThan(80)
  const found = texts.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pluralAddresses(line).map((word) => `${path}:${index + 1} ${word}`),
      ),
  )
  expect(found).toEqual([])
})

test('a plural address is seen', () => {
  expect(pluralAddresses('اختاروا متجركم، أنتم تريدون ما طلبتموه')).toEqual([
    'اختاروا',
    'متجركم',
    'أنتم',
    'تريدون',
    'طلبتموه',
  ])
  expect(pluralAddresses('السلام عليكم، تم الدفع. اختر متجرك')).toEqual([])
})
