import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { inBrowser } from '#tests/support/browser.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import {
  documentTexts,
  sampleInvoice,
  sampleOrder,
  samplePicks,
  sampleStatement,
  withoutControls,
} from '#tests/support/document-samples.ts'
import {
  band,
  grayImage,
  hasPoppler,
  inkDifference,
  readImage,
  readText,
} from '#tests/support/poppler.ts'
import { renderInline, documentOf } from './render-inline.ts'
import type { DocumentData } from './document-data.ts'
import { writePdf } from './write-pdf.ts'

const siteUrl = 'https://yova.example'
type Sample = (language: Language) => DocumentData
const USUAL: Record<string, Sample> = {
  invoice: (language) => ({ kind: 'invoice', language, invoices: [sampleInvoice(language)] }),
  slip: (language) => ({
    kind: 'packing_slip',
    language,
    orders: [sampleOrder(language)],
    siteUrl,
  }),
  statement: (language) => ({ kind: 'statement', language, statement: sampleStatement(language) }),
}
const OTHERS: Record<string, Sample> = {
  'credit note': (language) => ({
    kind: 'invoice',
    language,
    invoices: [sampleInvoice(language, 2, true)],
  }),
  'invoice in a language that it was not issued in': (language) => ({
    kind: 'invoice',
    language,
    invoices: [sampleInvoice(language === 'ar' ? 'fr' : 'ar')],
  }),
  'invoice of forty lines': (language) => ({
    kind: 'invoice',
    language,
    invoices: [sampleInvoice(language, 40)],
  }),
  'statement of forty lines': (language) => ({
    kind: 'statement',
    language,
    statement: sampleStatement(language, 40),
  }),
  'labels of three orders': (language) => ({
    kind: 'label',
    language,
    orders: [1, 2, 3].map((index) => sampleOrder(language, index)),
    siteUrl,
  }),
  'pick list': (language) => ({ kind: 'pick_list', language, list: samplePicks(30) }),
}
const samples = Object.entries({ ...USUAL, ...(stressLevel(0, 1) === 1 ? OTHERS : {}) })
const cases = samples.flatMap(([name, sample]) =>
  LANGUAGES.map((language) => [name, language, sample(language)] as const),
)

/** Collapses white space; some readers drop the space beside ×. */
const plain = (text: string) =>
  withoutControls(text).replace(/\s+/g, ' ').replaceAll('× ', '×').trim()
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** Pages with more Latin than Arabic letters (codes, goods, dates). */
const MOSTLY_LATIN = ['pick list', 'invoice of forty lines']

/**
 * Parts that must be found unbroken. On a page with mostly Latin letters pdftotext reorders mixed
 * lines visually, so each run is looked for alone.
 */
const partsOf = (text: string, isRtlPage: boolean): string[] =>
  isRtlPage || !isArabic(text)
    ? [plain(text)]
    : (plain(text).match(
        /\p{Script=Arabic}[\p{Script=Arabic}\p{M} ]*|[^\p{Script=Arabic} ()،]+/gu,
      ) ?? [])

describe.skipIf(!hasPoppler)('documents as a reader of PDF finds them', () => {
  test.each(cases)(
    '%s in %s: every text is there, in the order it was written',
    async (...subject) => {
      const [name, language, sheets] = subject
      const isRtlPage = language === 'ar' && !MOSTLY_LATIN.includes(name)
      const rendered = documentOf(sheets)
      const found = plain(readText(await writePdf(rendered)))
      const sources = documentTexts(rendered).filter((text) => !text.includes(' · '))
      expect(sources.length).toBeGreaterThan(10)
      const missing = sources
        .flatMap((text) => partsOf(text, isRtlPage))
        .filter((part) => !found.includes(part.trim()))
      expect(missing).toEqual([])
    },
  )

  test.each(['fr', 'en', 'ar'] as const)('an invoice in %s says that it is paid', (language) => {
    const invoice = sampleInvoice(language)
    const textsOf = (isPaid: boolean) =>
      documentTexts(documentOf({ kind: 'invoice', language, invoices: [{ ...invoice, isPaid }] }))
    const more = textsOf(true).filter((text) => !textsOf(false).includes(text))
    expect(more).toEqual([
      { fr: 'Facture payée.', en: 'Invoice paid.', ar: 'فاتورة مدفوعة.' }[language],
    ])
  })

  test('a document is the same whatever was drawn before it in its thread', async () => {
    const statement = USUAL['statement']?.('ar')
    const invoice = USUAL['invoice']?.('fr')
    if (!statement || !invoice) throw new Error('these are samples')
    const alone = readText(await renderInline(statement))
    await Promise.all([renderInline(invoice), renderInline(invoice)])
    expect(readText(await renderInline(statement))).toBe(alone)
  })

  test('an amount that a caller formats with a thin space has no strange glyph in it', async () => {
    const content = `${(-7250.5).toLocaleString('fr')} DA`
    const found = readText(
      await writePdf({
        title: 'x',
        language: 'fr',
        direction: 'ltr',
        sheets: [
          {
            size: [200, 60],
            margin: 10,
            parts: [{ block: { kind: 'text', content, direction: 'ltr', style: {} } }],
          },
        ],
      }),
    )
    expect(plain(found)).toBe('-7 250,5 DA')
  })
})

const WORDS = [
  ...['على', 'إلى', 'هذه', 'الهاتف', 'ملغى', 'الزهراء'],
  ...['الإحصائي', 'مسؤولية', 'جزائريًا', 'كشف حساب', 'P.U. HT', '−7 250,50 DA'],
]
const SIZE = 120 // in points; one point is one pixel
const LINE = 240

const fontFace = (family: string, file: string) => {
  const bytes = readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/${file}`)))
  return `@font-face{font-family:"${family}";src:url(data:font/ttf;base64,${bytes.toString('base64')})}`
}

describe.skipIf(!hasPoppler)('beside a browser', () => {
  inBrowser('words as a browser draws them', (browser) => {
    test('twelve words differ from it by at most 2 % of their ink', async () => {
      const page = await browser().newPage({
        viewport: { width: 1200, height: LINE * WORDS.length },
      })
      await page.setContent(
        `<style>${fontFace('A', 'figtree/400Regular/Figtree_400Regular.ttf')}
        ${fontFace('B', 'readex-pro/400Regular/ReadexPro_400Regular.ttf')}
        body{margin:0;font:${SIZE}px/${LINE}px A,B;text-rendering:geometricPrecision}
        p{margin:0;height:${LINE}px;white-space:pre}</style>
        ${WORDS.map((word) => `<p>${word}</p>`).join('')}`,
      )
      await page.evaluate(() => document.fonts.ready)
      const drawnByBrowser = await grayImage(await page.screenshot())
      await page.close()

      const bytes = await writePdf({
        title: 'words',
        language: 'ar',
        direction: 'ltr',
        sheets: [
          {
            size: [1200, LINE * WORDS.length],
            margin: 0,
            parts: WORDS.map((content) => ({
              block: {
                kind: 'box',
                isRow: false,
                style: { height: LINE, paddingTop: 40 },
                children: [{ kind: 'text', content, direction: 'ltr', style: { size: SIZE } }],
              },
            })),
          },
        ],
      })
      const drawnByRenderer = await readImage(bytes, 72)

      const differences = WORDS.map((word, index) => {
        const [image, other] = [drawnByBrowser, drawnByRenderer].map((drawn) =>
          band(drawn, index * LINE, LINE),
        )
        return [word, image && other ? inkDifference(image, other) : 1] as const
      })
      expect(differences.filter(([, difference]) => difference > 0.02)).toEqual([])
    })
  })
})
