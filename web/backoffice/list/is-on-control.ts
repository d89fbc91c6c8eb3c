import type { MouseEvent } from 'react'

/** A click on a row opens it, except on its own controls. */
export const isOnControl = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, label, input, [popover]') !== null
