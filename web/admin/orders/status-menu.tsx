import { Check, ChevronDown, LoaderCircle } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type OrderStatusName, STATUS_TONES, STATUSES } from './statuses.ts'

type StatusMenuProps = {
  status: OrderStatusName
  /** What it changes, for readers. */
  label: string
  isBusy: boolean
  /** As wide as its place, like a field. */
  wide?: boolean
  onChoose: (status: OrderStatusName) => void
}

const HEIGHT = 6 * 44 + 12
const GAP = 4

/**
 * The badge of a status that is also its selector. A menu and not a select: there an arrow key alone
 * would ship a parcel.
 */
export function StatusMenu({ status, label, isBusy, wide, onChoose }: StatusMenuProps) {
  const { t } = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({})
  const [isOpen, setOpen] = useState(false)

  const choose = (next: OrderStatusName) => {
    menu.current?.hidePopover()
    button.current?.focus()
    if (next !== status) onChoose(next)
  }
  const tone = STATUS_TONES[status]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes('status-menu-button', wide ? 'status-menu-wide' : `badge-${tone}`)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${label} : ${t(`admin.orders.status.${status}`)}`}
        aria-busy={isBusy || undefined}
        popoverTarget={isBusy ? undefined : id}
      >
        {wide ? (
          <Badge tone={tone}>{t(`admin.orders.status.${status}`)}</Badge>
        ) : (
          <>
            <i className="badge-dot" />
            {t(`admin.orders.status.${status}`)}
          </>
        )}
        <Icon of={isBusy ? LoaderCircle : ChevronDown} size="s" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="status-menu"
        style={place}
        onKeyDown={moveFocus}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current) setPlace(placeBeside(button.current))
        }}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          if (opened) event.currentTarget.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
        }}
      >
        {STATUSES.map((one) => (
          <button
            key={one}
            type="button"
            role="menuitemradio"
            aria-checked={one === status}
            tabIndex={-1}
            onClick={() => choose(one)}
          >
            <Badge tone={STATUS_TONES[one]}>{t(`admin.orders.status.${one}`)}</Badge>
            {one === status && <Icon of={Check} size="s" />}
          </button>
        ))}
      </div>
    </>
  )
}

/** Under the button, or over it where the window ends, from the side where its text begins. */
function placeBeside(button: HTMLElement): CSSProperties {
  const box = button.getBoundingClientRect()
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const fits = box.bottom + GAP + HEIGHT <= innerHeight
  const block = fits ? box.bottom + GAP : Math.max(GAP, box.top - GAP - HEIGHT)
  const start = isRtl ? document.documentElement.clientWidth - box.right : box.left
  const room = document.documentElement.clientWidth - 13 * 16 - GAP
  const properties: Record<string, string> = {
    '--menu-block': `${block}px`,
    '--menu-inline': `${Math.max(GAP, Math.min(start, room))}px`,
  }
  return properties
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
