import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'

type MenuProps = {
  /** Accessible name of the menu. */
  label: string
  /** Accessible name of the button; the menu's by default. */
  buttonLabel?: string
  buttonClass: string
  face: ReactNode
  isBusy?: boolean
  /** Number of items, for the height. */
  rows: number
  /** Buttons with the role `menuitem`; a click closes the menu. */
  children: ReactNode
}

const ROW = 44
const PADDING = 12
const GAP = 4

/** Arrow keys move through the items. */
export function Menu(props: MenuProps) {
  const { label, buttonLabel = label, buttonClass, face, isBusy = false, rows, children } = props
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<CSSProperties>({})
  const [isOpen, setOpen] = useState(false)
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || !target.closest('[role^=menuitem]')) return
    currentTarget.hidePopover()
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={buttonLabel}
        aria-busy={isBusy || undefined}
        popoverTarget={isBusy ? undefined : id}
      >
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="status-menu"
        style={place}
        onClick={onClick}
        onKeyDown={moveFocus}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && opener.current)
            setPlace(placeBeside(opener.current, rows * ROW + PADDING))
        }}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          if (!opened) return
          const items = event.currentTarget
          const chosen = items.querySelector<HTMLElement>('[aria-checked=true]')
          const first = chosen ?? items.querySelector<HTMLElement>('[role^=menuitem]')
          first?.focus()
        }}
      >
        {children}
      </div>
    </>
  )
}

/** Opens above the button when there is no room below; aligned with the text direction. */
function placeBeside(button: HTMLElement, height: number): CSSProperties {
  const box = button.getBoundingClientRect()
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const fits = box.bottom + GAP + height <= innerHeight
  const block = fits ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height)
  const start = isRtl ? document.documentElement.clientWidth - box.right : box.left
  const room = document.documentElement.clientWidth - 13 * 16 - GAP
  const properties: Record<string, string> = {
    '--menu-block': `${block}px`,
    '--menu-inline': `${Math.max(GAP, Math.min(start, room))}px`,
  }
  return properties
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const index = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
