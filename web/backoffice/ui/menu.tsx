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
  /** What the menu is for, for readers. */
  label: string
  /** What its button is called; the menu's own label where nothing else is said. */
  buttonLabel?: string
  buttonClass: string
  /** What stands on the button. */
  face: ReactNode
  isBusy?: boolean
  /** How many choices there are: how high it will be. */
  rows: number
  /** Buttons with a role of a menu item; pressing one closes the menu. */
  children: ReactNode
}

const ROW = 44
const PADDING = 12
const GAP = 4

/** A button with a menu under it, moved in by the arrow keys. */
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

/** Under the button, or over it where the window ends, from the side where its text begins. */
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
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
