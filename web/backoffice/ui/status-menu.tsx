import { Check, ChevronDown, LoaderCircle } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from './menu.tsx'

type StatusChoice<Status extends string> = {
  value: Status
  text: string
  tone: Tone
  isApart?: boolean
}

type StatusMenuProps<Status extends string> = {
  status: Status
  choices: readonly StatusChoice<Status>[]
  /** Heading of the choices that stand apart. */
  apart?: string
  label: string
  isBusy: boolean
  /** Full width, like a field. */
  wide?: boolean
  onChoose: (status: Status) => void
}

/** Not a `select`, where an arrow key alone would ship a parcel. */
export function StatusMenu<Status extends string>(props: StatusMenuProps<Status>) {
  const { t } = useTexts()
  const { status, choices, apart, label, isBusy, wide, onChoose } = props
  const chosen = choices.find(({ value }) => value === status)
  const tone = chosen?.tone ?? 'neutral'
  const text = chosen?.text ?? status
  const beside = choices.filter(({ isApart }) => !isApart)
  const others = choices.filter(({ isApart }) => isApart)
  const item = (choice: StatusChoice<Status>) => (
    <button
      key={choice.value}
      type="button"
      role="menuitemradio"
      aria-checked={choice.value === status}
      tabIndex={-1}
      onClick={() => {
        if (choice.value !== status) onChoose(choice.value)
      }}
    >
      <Badge tone={choice.tone}>{choice.text}</Badge>
      {choice.value === status && <Icon of={Check} size="s" />}
    </button>
  )
  return (
    <Menu
      label={label}
      buttonLabel={`${t('site.label', { label })} ${text}`}
      buttonClass={classes('status-menu-button', wide ? 'status-menu-wide' : `badge-${tone}`)}
      isBusy={isBusy}
      rows={choices.length + (others.length > 0 ? 1 : 0)}
      face={
        <>
          {wide ? (
            <Badge tone={tone}>{text}</Badge>
          ) : (
            <>
              <i className="badge-dot" />
              {text}
            </>
          )}
          <Icon of={isBusy ? LoaderCircle : ChevronDown} size="s" />
        </>
      }
    >
      {beside.map(item)}
      {others.length > 0 && (
        <div role="group" aria-label={apart}>
          <p className="status-menu-apart" aria-hidden>
            {apart}
          </p>
          {others.map(item)}
        </div>
      )}
    </Menu>
  )
}
