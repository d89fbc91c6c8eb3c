import { Document, Page } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatDate } from '#kernel/format.ts'
import type { PaperLanguage } from '#kernel/amount-in-words.ts'
import { box, FONTS, INK, paper, type PaperTools, QUIET, RULE } from './parts.ts'
import type { PickSheet } from './sheets.ts'

type Line = PickSheet['lines'][number]

/** What is taken from the shelves for many orders at once: a square to tick, how many, and for which. */
export function pickListDocument(list: PickSheet, language: PaperLanguage): ReactElement {
  const tools = paper(language)
  return h(
    Document,
    { title: tools.say('pick_list'), language },
    h(
      Page,
      {
        size: 'A4',
        style: { padding: 36, fontFamily: FONTS, fontSize: 10, color: INK },
      },
      head(tools, list),
      ...list.lines.map((line) => row(tools, line)),
      tools.text(tools.say('pieces', { count: list.pieces }), { marginTop: 10, fontWeight: 600 }),
    ),
  )
}

const head = ({ row: across, text, end, say, language }: PaperTools, list: PickSheet) =>
  across(
    {
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      borderBottomWidth: 1.5,
      borderBottomColor: INK,
      paddingBottom: 8,
      marginBottom: 6,
    },
    box(
      { flex: 1 },
      text(say('pick_list'), { fontSize: 9, color: QUIET }),
      text(list.shop, { fontSize: 14, fontWeight: 700 }),
    ),
    box(
      { width: 170 },
      text(say('orders_count', { count: list.orders }), { fontWeight: 700, textAlign: end }),
      text(formatDate(new Date(list.at), language, 'dateTime'), {
        fontSize: 9,
        color: QUIET,
        textAlign: end,
      }),
    ),
  )

const row = ({ row: across, text, figure }: PaperTools, line: Line) =>
  across(
    {
      alignItems: 'center',
      gap: 10,
      paddingVertical: 7,
      borderBottomWidth: 0.5,
      borderBottomColor: RULE,
    },
    box({ width: 13, height: 13, borderWidth: 1.2, borderColor: INK, borderRadius: 2 }),
    figure(`× ${line.quantity}`, { width: 46, fontSize: 13, fontWeight: 700 }),
    box(
      { flex: 1 },
      text(line.name, { fontWeight: 600 }),
      ...(line.sku ? [text(line.sku, { fontSize: 8, color: QUIET })] : []),
    ),
    box(
      { width: 170 },
      text(line.orders.map(({ number, quantity }) => `${number} × ${quantity}`).join(', '), {
        fontSize: 7.5,
        color: QUIET,
      }),
    ),
  )
