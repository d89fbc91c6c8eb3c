import { type RefObject, useLayoutEffect } from 'react'

const PRESSED = 'a, button, input, select, textarea, summary, [role="button"], label'
const GAP = 8

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far a box moves up to lie on none of the others; zero where there is no such place. */
export function liftClearOf(box: Box, others: readonly Box[]): number {
  for (let lift = 0; box.top - lift >= GAP; lift += GAP) {
    const { left, right } = box
    const lifted = { left, right, top: box.top - lift, bottom: box.bottom - lift }
    if (!others.some((other) => meets(lifted, other))) return lift
  }
  return 0
}

/** An error stays until it is dismissed, so it must not lie on what is pressed next. */
export function useClearPlace(card: RefObject<HTMLElement | null>, isError: boolean): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!isError || !element) return undefined
    const place = () => {
      element.style.removeProperty('margin-block-end')
      const others = [...document.querySelectorAll<HTMLElement>(PRESSED)]
        .filter((control) => !element.contains(control))
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
      const lift = liftClearOf(element.getBoundingClientRect(), others)
      if (lift > 0) element.style.setProperty('margin-block-end', `${lift}px`)
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
    }
  }, [card, isError])
}
