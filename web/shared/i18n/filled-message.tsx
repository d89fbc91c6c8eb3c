import { Fragment, type ReactNode } from 'react'

/** Stands in a message where an element goes: `t('order.found', { number: HOLE })`. */
export const PLACEHOLDER = '\uE000'

/** A translated sentence with an element in its hole, wherever the language puts it. */
export function FilledMessage({ text, children }: { text: string; children: ReactNode }) {
  return text.split(PLACEHOLDER).map((part, at) => (
    // The parts of one sentence never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && children}
      {part}
    </Fragment>
  ))
}
