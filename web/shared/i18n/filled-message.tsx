import { Fragment, type ReactNode } from 'react'

/** Marks where an element goes in a message: `t('order.found', { number: PLACEHOLDER })`. */
export const PLACEHOLDER = '\uE000'

/** Puts an element at the placeholder, wherever the language has it. */
export function FilledMessage({ text, children }: { text: string; children: ReactNode }) {
  return text.split(PLACEHOLDER).map((part, at) => (
    // The parts of a sentence never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && children}
      {part}
    </Fragment>
  ))
}
