import { Document, Page, Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { noonOf } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { type Centimes, centimes } from '#kernel/money.ts'
import { box, BRAND, FONTS, INK, paper, type PaperTools, QUIET, RULE, TINT } from './parts.ts'
import type { Statement } from './sheets.ts'

/** The month of a shop on A4: what it was owed before, each line in words, and what it is owed after. */
export function statementDocument(statement: Statement): ReactElement {
  const tools = paper(statement.language)
  const { say, language } = tools
  return h(
    Document,
    {
      title: `${say('statement')} ${statement.from.slice(0, 7)}`,
      author: statement.operator,
      language,
    },
    h(
      Page,
      {
        size: 'A4',
        style: { padding: 44, paddingBottom: 64, fontFamily: FONTS, fontSize: 9, color: INK },
      },
      head(tools, statement),
      parties(tools, statement),
      balance(
        tools,
        say('brought_forward', { date: dayOf(tools, statement.from) }),
        statement.before,
      ),
      lines(tools, statement),
      totals(tools, statement),
      balance(
        tools,
        say('carried_forward', { date: dayOf(tools, statement.until) }),
        statement.after,
      ),
      tools.text(say('in_your_favour'), { fontSize: 8, color: QUIET, marginTop: 8 }),
      h(Text, {
        fixed: true,
        style: {
          position: 'absolute',
          bottom: 32,
          left: 44,
          right: 44,
          fontSize: 8,
          color: QUIET,
          textAlign: 'center',
          direction: language === 'ar' ? 'rtl' : 'ltr',
        },
        render: ({ pageNumber, totalPages }) =>
          `${statement.shop} · ${say('page', { page: pageNumber, pages: totalPages })}`,
      }),
    ),
  )
}

const dayOf = ({ language }: PaperTools, day: Statement['from']): string =>
  formatDate(noonOf(day), language, 'date')

const head = ({ row, text, say, language }: PaperTools, { operator, from }: Statement) =>
  row(
    { justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 20 },
    box({ flex: 1 }, text(operator, { fontSize: 17, fontWeight: 700, color: BRAND })),
    box(
      { width: 240 },
      text(say('statement'), {
        fontSize: 18,
        fontWeight: 700,
        textAlign: language === 'ar' ? 'left' : 'right',
      }),
      text(formatDate(noonOf(from), language, 'month'), {
        color: QUIET,
        marginTop: 2,
        textAlign: language === 'ar' ? 'left' : 'right',
      }),
    ),
  )

const parties = ({ row, text, figure, say, start }: PaperTools, { shop, account }: Statement) =>
  row(
    { gap: 14, marginBottom: 16, alignItems: 'stretch' },
    box(
      { flex: 1, padding: 12, borderRadius: 6, backgroundColor: TINT },
      text(say('shop'), { fontSize: 8, color: QUIET, marginBottom: 3 }),
      text(shop, { fontWeight: 700, fontSize: 11 }),
    ),
    box(
      { flex: 1, padding: 12, borderRadius: 6, backgroundColor: TINT },
      text(say('account'), { fontSize: 8, color: QUIET, marginBottom: 3 }),
      ...(account
        ? [
            text(account.holder, { fontWeight: 700, fontSize: 11 }),
            figure(`${account.kind} ${account.number}`, { marginTop: 2, textAlign: start }),
          ]
        : [text(say('no_account'))]),
    ),
  )

const balance = ({ row, text, figure, amount }: PaperTools, label: string, value: Centimes) =>
  row(
    {
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: 8,
      borderRadius: 6,
      backgroundColor: BRAND,
      color: '#ffffff',
    },
    text(label, { fontWeight: 600 }),
    figure(amount(value), { fontWeight: 700, fontSize: 11 }),
  )

const WIDTHS = { date: 62, reference: 92, amount: 74, balance: 78 }

function lines(tools: PaperTools, statement: Statement) {
  const { row, text, figure, say, amount, language, end } = tools
  if (statement.lines.length === 0)
    return text(say('no_lines'), { color: QUIET, marginVertical: 16 })
  let standing: number = statement.before
  const small = { fontSize: 8, color: QUIET }
  const atEnd = { ...small, textAlign: end }
  const header = row(
    { borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 5, paddingTop: 12 },
    text(say('date'), { ...small, width: WIDTHS.date }),
    text(say('operation'), { ...small, flex: 1 }),
    text(say('order'), { ...small, width: WIDTHS.reference }),
    text(say('amount'), { ...atEnd, width: WIDTHS.amount }),
    text(say('balance'), { ...atEnd, width: WIDTHS.balance }),
  )
  return box(
    { marginBottom: 12 },
    header,
    ...statement.lines.map((line) => {
      standing += line.amount
      return row(
        { borderBottomWidth: 0.5, borderBottomColor: RULE, paddingVertical: 5 },
        text(formatDate(new Date(line.at), language, 'dayMonth'), { width: WIDTHS.date }),
        box(
          { flex: 1 },
          text(line.name, { fontWeight: 600 }),
          ...(line.detail === '' ? [] : [text(line.detail, { ...small, marginTop: 1.5 })]),
        ),
        figure(line.reference, { width: WIDTHS.reference, textAlign: tools.start }),
        figure(amount(line.amount), { width: WIDTHS.amount }),
        figure(amount(centimes(standing)), { width: WIDTHS.balance }),
      )
    }),
  )
}

const totals = ({ row, text, figure, say, amount }: PaperTools, statement: Statement) =>
  statement.totals.length === 0
    ? box({})
    : box(
        { marginBottom: 12 },
        text(say('totals'), { fontWeight: 700, marginBottom: 4 }),
        ...statement.totals.map(({ name, amount: value }) =>
          row(
            { justifyContent: 'space-between', paddingVertical: 2 },
            text(name, { color: QUIET }),
            figure(amount(value)),
          ),
        ),
      )
