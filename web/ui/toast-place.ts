import { type RefObject, useLayoutEffect } from 'react'

const PRESSED = 'a, button, input, select, textarea, summary, [role="button"], label'
/** What does not scroll away from under a toast. */
const FIXED = 'header, footer, .save-bar'
const GAP = 8

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far a box moves from its edge to lie on none of the others; null where there is no such place. */
export function shiftClearOf(
  box: Box,
  others: readonly Box[],
  { from, height }: { from: 'top' | 'bottom'; height: number },
): number | null {
  const room = from === 'bottom' ? box.top : height - box.bottom
  for (let shift = 0; shift <= room - GAP; shift += GAP) {
    const by = from === 'bottom' ? -shift : shift
    const moved = { ...box, top: box.top + by, bottom: box.bottom + by }
    const { left, right } = box
    if (!others.some((other) => meets({ ...moved, left, right }, other))) return shift
  }
  return null
}

const topModal = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** The toaster in the dialog on top, if one is open, and above everything. */
function bringToTop(toaster: HTMLElement, home: HTMLElement): void {
  const parent = topModal() ?? home
  if (toaster.parentElement === parent && toaster.matches(':popover-open')) return
  parent.append(toaster) // which closes a popover
  toaster.showPopover()
}

/**
 * On nothing that is pressed next; behind a modal dialog nothing is. Where a form fills the screen,
 * at least not on its buttons: a field is scrolled.
 */
function clearPlace(card: HTMLElement): void {
  card.style.removeProperty('margin-block')
  const others = [...(topModal() ?? document).querySelectorAll<HTMLElement>(PRESSED)]
    .filter((control) => !card.contains(control))
    .map((control) => ({ control, rect: control.getBoundingClientRect() }))
    .filter(({ rect: { width, height } }) => width > 0 && height > 0)
  const box = card.getBoundingClientRect()
  const from = box.top + box.bottom < innerHeight ? 'top' : 'bottom'
  const shiftFrom = (controls: typeof others) =>
    shiftClearOf(
      box,
      controls.map(({ rect }) => rect),
      { from, height: innerHeight },
    )
  const fixed = others.filter(({ control }) => control.closest(FIXED) !== null)
  const shift = shiftFrom(others) ?? shiftFrom(fixed) ?? 0
  if (shift > 0)
    card.style.setProperty('margin-block', from === 'top' ? `${shift}px 0` : `0 ${shift}px`)
}

/**
 * While the toast is shown it follows the dialogs that open and close. An error stays until it is
 * dismissed, so it lies on nothing that is pressed; over a dialog no toast does.
 */
export function useToastPlace(card: RefObject<HTMLElement | null>, isError: boolean): void {
  useLayoutEffect(() => {
    const element = card.current
    const toaster = element?.closest<HTMLElement>('.toaster')
    const home = document.querySelector<HTMLElement>('.toaster-home')
    if (!element || !toaster || !home || !('showPopover' in toaster)) return undefined
    const place = () => {
      bringToTop(toaster, home)
      if (isError || topModal()) clearPlace(element)
    }
    place()
    const dialogs = new MutationObserver(place)
    dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    addEventListener('animationend', place) // a dialog that slides in
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true })
    return () => {
      dialogs.disconnect()
      removeEventListener('animationend', place)
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
      home.append(toaster)
    }
  }, [card, isError])
}
