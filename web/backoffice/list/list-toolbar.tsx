import { RotateCw } from 'lucide-react'
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
