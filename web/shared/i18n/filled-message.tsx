import { Fragment, type ReactNode } from 'react'

/** Marks where an element goes in a message: `t('order.found', { number: PLACEHOLDER })`. */
export const PLACEHOLDER = '\uE000'

export function FilledMessage({ text, children }: { text: string; children: ReactNode }) {
  return text.split(PLACEHOLDER).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never move
    <Fragment key={index}>
      {index > 0 && children}
      {part}
    </Fragment>
  ))
}
