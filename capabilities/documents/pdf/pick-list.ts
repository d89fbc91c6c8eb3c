import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { formatDate, NBSP } from '#kernel/format.ts'
import {
  body,
  pdfBox,
  TEXT_COLOR,
  createPdfText,
  type PdfTools,
  MUTED_COLOR,
  row,
  LINE_COLOR,
  tick,
} from './components.ts'
import type { PickListData } from './document-data.ts'
import { isolateLtr } from './bidi.ts'
import { A4, type RenderedDocument } from './write-pdf.ts'

export function pickListDocument(list: PickListData, language: InvoiceLanguage): RenderedDocument {
  const tools = createPdfText(language)
  const { text, say, direction, footer } = tools
  return {
    title: say('pick_list'),
    language,
    direction,
    sheets: [
      {
        size: A4,
        margin: 36,
        footer: footer(list.shop),
        parts: [
          heading(tools, list),
          ...list.lines.map((line) => lineOf(tools, line)),
          text(say('pieces', { count: list.pieces }), { marginTop: 10, weight: 600 }),
        ].map((block) => ({ block: body(10, block) })),
      },
    ],
  }
}

const heading = ({ text, value, say, language }: PdfTools, list: PickListData) =>
  row(
    {
      justify: 'space-between',
      align: 'end',
      gap: 10,
      borderBottom: { color: TEXT_COLOR, width: 1.5 },
      paddingBottom: 8,
      marginBottom: 6,
    },
    pdfBox(
      { flex: 1 },
      text(say('pick_list'), { size: 9, color: MUTED_COLOR }),
      value(list.shop, { size: 14, weight: 700 }),
    ),
    pdfBox(
      { width: 170 },
      text(say('orders_count', { count: list.orders }), { weight: 700, textAlign: 'end' }),
      text(formatDate(new Date(list.at), language, 'dateTime'), {
        size: 9,
        color: MUTED_COLOR,
        textAlign: 'end',
      }),
    ),
  )

const lineOf = ({ text, value, figure }: PdfTools, line: PickListData['lines'][number]) =>
  row(
    {
      align: 'center',
      gap: 10,
      paddingVertical: 7,
      borderBottom: { color: LINE_COLOR, width: 0.5 },
    },
    tick,
    figure(`×${NBSP}${line.quantity}`, { width: 46, size: 13, weight: 700 }),
    pdfBox(
      { flex: 1 },
      value(line.name, { weight: 600 }),
      ...(line.sku ? [value(line.sku, { size: 8, color: MUTED_COLOR })] : []),
    ),
    text(
      line.orders
        .map(({ number, quantity }) => isolateLtr(`${number} ×${NBSP}${quantity}`))
        .join(' · '),
      { width: 170, size: 7.5, color: MUTED_COLOR },
    ),
  )
