import type { MouseEvent } from 'react'

/** A press anywhere on a row opens it; on its link, its box or its menu it does what these do. */
export const isOnControl = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, label, input, [popover]') !== null
