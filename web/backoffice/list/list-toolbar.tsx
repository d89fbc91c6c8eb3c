import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'

type RefreshProps = {
  isLoading: boolean
  onRefresh: () => void
  isLast?: boolean
}

export function Refresh({ isLoading, onRefresh, isLast = true }: RefreshProps) {
  const { t } = useTexts()
  return (
    <IconButton
      className={classes(isLast && 'push', isLoading && 'is-turning')}
      icon={RotateCw}
      label={t('backoffice.refresh')}
      onClick={onRefresh}
    />
  )
}

type ChoiceFilterProps<Value extends string> = {
  label: string
  values: readonly Value[]
  value: Value
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
  className?: string
}

export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, values, value, nameOf, onChoose, className } = props
  return (
    <label className={classes('state-filter', className)}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((item) => item === target.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {values.map((item) => (
          <option key={item} value={item}>
            {nameOf(item)}
          </option>
        ))}
      </select>
    </label>
  )
}

type OptionFilterProps = {
  label: string
  all: string
  value: string
  choices: readonly { value: string; name: string }[]
  onChoose: (value: string) => void
}

/** A filter whose choices are loaded; '' is all of them. */
export function OptionFilter({ label, all, value, choices, onChoose }: OptionFilterProps) {
  return (
    <label className="state-filter">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {/* A value from the URL stays selected until its name is loaded. */}
        {value !== '' && !choices.some((choice) => choice.value === value) && (
          <option value={value}>…</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}

type DateFilterProps = { label: string; value: string; onChoose: (day: string) => void }

/** Only a complete day is chosen. */
export function DateFilter({ label, value, onChoose }: DateFilterProps) {
  const [typed, setTyped] = useState({ day: value, text: value })
  return (
    <label className="state-filter">
      <span>{label}</span>
      <input
        type="date"
        value={typed.day === value ? typed.text : value}
        onChange={({ target: { value: text } }) => {
          const isWhole = text === '' || /^20\d\d-\d\d-\d\d$/.test(text)
          setTyped({ day: isWhole ? text : value, text })
          if (isWhole) onChoose(text)
        }}
      />
    </label>
  )
}
