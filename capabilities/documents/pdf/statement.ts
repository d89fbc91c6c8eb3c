import { formatDate } from '#kernel/format.ts'
import { type Centimes, centimes } from '#kernel/money.ts'
import type { PdfBlock, Style } from './layout.ts'
import {
  body,
  pdfBox,
  BRAND_COLOR,
  TEXT_COLOR,
  createPdfText,
  type PdfTools,
  MUTED_COLOR,
  row,
  LINE_COLOR,
  TINT_COLOR,
} from './components.ts'
import type { StatementData } from './document-data.ts'
import { isolate } from './bidi.ts'
import { A4, type RenderedDocument, type PdfPart } from './write-pdf.ts'

/** A4: opening balance, transactions, closing balance. */
export function statementDocument(statement: StatementData): RenderedDocument {
  const tools = createPdfText(statement.language)
  const { say, text, day, direction, language } = tools
  const part = (block: PdfBlock): PdfPart => ({ block: body(9, block) })
  const { head, rows } = lines(tools, statement)
  return {
    title: `${say('statement')} ${statement.from.slice(0, 7)}`,
    author: statement.operator,
    language,
    direction,
    sheets: [
      {
        size: A4,
        margin: 44,
        footer: tools.footer(statement.shop),
        parts: [
          part(heading(tools, statement)),
          part(parties(tools, statement)),
          part(
            balance(tools, say('brought_forward', { date: day(statement.from) }), statement.before),
          ),
          ...(rows.length === 0
            ? [part(text(say('no_lines'), { color: MUTED_COLOR, marginTop: 16, marginBottom: 16 }))]
            : [part(head), ...rows.map((line) => ({ ...part(line), head: body(9, head) }))]),
          ...(statement.totals.length === 0 ? [] : [part(totals(tools, statement))]),
          part(
            pdfBox(
              { marginTop: 12 },
              balance(
                tools,
                say('carried_forward', { date: day(statement.until) }),
                statement.after,
              ),
              ...split(tools, statement),
              text(say('in_your_favour'), { size: 8, color: MUTED_COLOR, marginTop: 8 }),
            ),
          ),
        ],
      },
    ],
  }
}

const heading = ({ text, value, say, day }: PdfTools, { operator, from, until }: StatementData) =>
  row(
    { justify: 'space-between', gap: 20, marginBottom: 20 },
    value(operator, { flex: 1, size: 17, weight: 700, color: BRAND_COLOR }),
    pdfBox(
      { width: 240 },
      text(say('statement'), { size: 18, weight: 700, textAlign: 'end' }),
      text(day(from, 'month'), { color: MUTED_COLOR, marginTop: 2, textAlign: 'end' }),
      text(say('period', { from: day(from), until: day(until) }), {
        ...{ size: 8, color: MUTED_COLOR, marginTop: 2, textAlign: 'end' },
      }),
    ),
  )

const parties = (
  { text, value, figure, say }: PdfTools,
  { shop, legalNumbers, account }: StatementData,
) => {
  const card = { flex: 1, padding: 12, radius: 6, background: TINT_COLOR }
  return row(
    { gap: 14, marginBottom: 16, align: 'stretch' },
    pdfBox(
      card,
      text(say('shop'), { size: 8, color: MUTED_COLOR, marginBottom: 3 }),
      value(shop, { weight: 700, size: 11 }),
      ...(['rc', 'nif'] as const).flatMap((kind) =>
        legalNumbers[kind] === null
          ? []
          : [text(`${say(kind)} ${isolate(legalNumbers[kind])}`, { size: 8, marginTop: 2 })],
      ),
    ),
    pdfBox(
      card,
      text(say('account'), { size: 8, color: MUTED_COLOR, marginBottom: 3 }),
      ...(account
        ? [
            value(account.holder, { weight: 700, size: 11 }),
            figure(`${account.kind} ${account.number}`, { marginTop: 2, textAlign: 'start' }),
          ]
        : [text(say('no_account'))]),
    ),
  )
}

const balance = ({ text, moneyInFull }: PdfTools, label: string, value: Centimes) =>
  row(
    {
      justify: 'space-between',
      align: 'center',
      gap: 10,
      padding: 8,
      radius: 6,
      background: BRAND_COLOR,
      color: '#ffffff',
    },
    text(label, { weight: 600 }),
    text(moneyInFull(value), { weight: 700, size: 11 }),
  )

const WIDTHS = { date: 62, reference: 92, amount: 74, balance: 78 }

function lines(tools: PdfTools, statement: StatementData): { head: PdfBlock; rows: PdfBlock[] } {
  const { text, value, figure, say, amount, language } = tools
  const small: Style = { size: 8, color: MUTED_COLOR }
  const atEnd: Style = { ...small, textAlign: 'end' }
  const head = row(
    { borderBottom: { color: TEXT_COLOR, width: 1 }, paddingBottom: 5, paddingTop: 12, gap: 6 },
    text(say('date'), { ...small, width: WIDTHS.date }),
    text(say('operation'), { ...small, flex: 1 }),
    text(say('order'), { ...small, width: WIDTHS.reference }),
    text(say('amount'), { ...atEnd, width: WIDTHS.amount }),
    text(say('balance'), { ...atEnd, width: WIDTHS.balance }),
  )
  let withStatus: number = statement.before
  const rows = statement.lines.map((line) => {
    withStatus += line.amount
    return row(
      { borderBottom: { color: LINE_COLOR, width: 0.5 }, paddingVertical: 5, gap: 6 },
      text(formatDate(new Date(line.at), language, 'dayMonth'), { width: WIDTHS.date }),
      pdfBox(
        { flex: 1 },
        value(line.name, { weight: 600 }),
        ...line.parts.map((part) => partOf(tools, part)),
      ),
      figure(line.reference, { width: WIDTHS.reference, textAlign: 'start' }),
      figure(amount(line.amount), { width: WIDTHS.amount }),
      figure(amount(centimes(withStatus)), { width: WIDTHS.balance }),
    )
  })
  return { head, rows }
}

/** For example "Commission 5 %   −500,00". */
const partOf = (
  { text, figure, amount, percent }: PdfTools,
  { name, rate, amount: value }: StatementData['lines'][number]['parts'][number],
) =>
  row(
    { justify: 'space-between', gap: 6, marginTop: 1.5, size: 8, color: MUTED_COLOR },
    text(rate === null ? name : `${name} ${isolate(percent(rate))}`, { flex: 1 }),
    figure(amount(value)),
  )

const totals = ({ text, figure, say, amount }: PdfTools, statement: StatementData) =>
  pdfBox(
    { marginTop: 12 },
    text(say('totals'), { weight: 700, marginBottom: 4 }),
    ...statement.totals.map(({ name, amount: value }) =>
      row(
        { justify: 'space-between', paddingVertical: 2 },
        text(name, { color: MUTED_COLOR }),
        figure(amount(value)),
      ),
    ),
  )

const SPLIT = ['upcoming', 'held', 'due', 'inPayment'] as const

/** A balance that is sold but not delivered is not money to receive. */
const split = ({ text, figure, say, amount }: PdfTools, { split: parts }: StatementData) =>
  parts === null
    ? []
    : [
        text(say('split'), { weight: 700, marginTop: 8, marginBottom: 2 }),
        ...SPLIT.map((name) =>
          row(
            { justify: 'space-between', paddingVertical: 2 },
            text(say(`split_${name}`), { color: MUTED_COLOR }),
            figure(amount(parts[name])),
          ),
        ),
      ]
