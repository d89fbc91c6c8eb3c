import { Download, RotateCw } from 'lucide-react'
import type { ReportChoicesView } from '#capabilities/analytics/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Wilaya } from '#web/shared/preferences/use-wilayas.ts'
import { isComplete, PERIODS, type ReportQueryInput } from './report-query.ts'

type FiltersProps = {
  asked: ReportQueryInput
  choices: ReportChoicesView | null
  wilayas: readonly Wilaya[]
  isLoading: boolean
  onChange: (changes: Partial<ReportQueryInput>) => void
  onRefresh: () => void
  /** Null while there is nothing to export. */
  onExport: (() => void) | null
}

const NARROWING = ['vendor', 'category', 'wilaya'] as const

export function Filters({ asked, choices, wilayas, isLoading, ...does }: FiltersProps) {
  const { t } = useTexts()
  const { onChange, onRefresh, onExport } = does
  const vendors = choices?.vendors.map((one) => ({ value: one.id, name: one.business_name })) ?? []
  const categories = choices?.categories.map((one) => ({ value: one.slug, name: one.name })) ?? []
  const places = wilayas.map(({ code, name }) => ({ value: code, name: `${code} ${name}` }))
  const isFiltered = NARROWING.some((name) => asked[name] !== '')
  return (
    <section className="report-filters" aria-label={t('reports.filters')}>
      <fieldset className="segments">
        <legend className="sr-only">{t('reports.period')}</legend>
        {PERIODS.map((period) => (
          <label key={period}>
            <input
              type="radio"
              name="period"
              value={period}
              checked={asked.period === period}
              onChange={() => onChange({ period })}
            />
            <span>{t(`reports.period.${period}`)}</span>
          </label>
        ))}
      </fieldset>
      {asked.period === 'range' && <Range {...{ asked, onChange }} />}
      <div className="report-choices">
        <Choice
          label={t('reports.vendor')}
          all={t('reports.all-vendors')}
          value={asked.vendor}
          choices={vendors}
          onChoose={(vendor) => onChange({ vendor })}
        />
        <Choice
          label={t('reports.category')}
          all={t('reports.all-categories')}
          value={asked.category}
          choices={categories}
          onChoose={(category) => onChange({ category })}
        />
        <Choice
          label={t('reports.wilaya')}
          all={t('reports.all-wilayas')}
          value={asked.wilaya}
          choices={places}
          onChoose={(wilaya) => onChange({ wilaya })}
        />
        {isFiltered && (
          <button
            type="button"
            className="text-link"
            onClick={() => onChange({ vendor: '', category: '', wilaya: '' })}
          >
            {t('reports.reset')}
          </button>
        )}
        <span className="report-actions">
          <IconButton
            className={classes(isLoading && 'is-turning')}
            icon={RotateCw}
            label={t('reports.refresh')}
            onClick={onRefresh}
          />
          <Button
            kind="quiet"
            small
            disabled={onExport === null}
            {...(onExport && { onClick: onExport })}
          >
            <Icon of={Download} size="s" />
            {t('reports.export')}
          </Button>
        </span>
      </div>
    </section>
  )
}

function Range({ asked, onChange }: Pick<FiltersProps, 'asked' | 'onChange'>) {
  const { t } = useTexts()
  const isWrong = asked.from !== '' && asked.until !== '' && !isComplete(asked)
  return (
    <div className="report-range">
      {(['from', 'until'] as const).map((end) => (
        <label key={end} className="state-filter">
          <span>{t(`reports.${end}`)}</span>
          <input
            type="date"
            name={end}
            value={asked[end]}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'report-range-error' : undefined}
            onChange={({ target }) => onChange({ [end]: target.value })}
          />
        </label>
      ))}
      {isWrong && (
        <p id="report-range-error" className="field-hint field-error" role="alert">
          {t('reports.range-invalid')}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  all: string
  value: string
  choices: readonly { value: string; name: string }[]
  onChoose: (value: string) => void
}

export function Choice({ label, all, value, choices, onChoose }: ChoiceProps) {
  return (
    <label className="state-filter">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {/* A value from the URL stays selected until its name is loaded. */}
        {value !== '' && !choices.some((one) => one.value === value) && (
          <option value={value}>…</option>
        )}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}
