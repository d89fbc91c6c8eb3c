import { Download, RotateCw } from 'lucide-react'
import type { ReportChoicesView } from '#capabilities/analytics/contract.ts'
import { OptionFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import { isComplete, PERIODS, type ReportQueryInput } from './report-query.ts'

type FiltersProps = {
  query: ReportQueryInput
  choices: ReportChoicesView | null
  wilayas: readonly WilayaOption[]
  isLoading: boolean
  onChange: (changes: Partial<ReportQueryInput>) => void
  onRefresh: () => void
  /** Null while there is nothing to export. */
  onExport: (() => void) | null
}

const NARROWING = ['vendor', 'category', 'wilaya'] as const

export function ReportFilters({ query, choices, wilayas, isLoading, ...does }: FiltersProps) {
  const { t } = useTexts()
  const { onChange, onRefresh, onExport } = does
  const vendors =
    choices?.vendors.map((vendor) => ({ value: vendor.id, name: vendor.business_name })) ?? []
  const categories =
    choices?.categories.map((category) => ({ value: category.slug, name: category.name })) ?? []
  const places = wilayas.map(({ code, name }) => ({ value: code, name: `${code} ${name}` }))
  const isFiltered = NARROWING.some((name) => query[name] !== '')
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
              checked={query.period === period}
              onChange={() => onChange({ period })}
            />
            <span>{t(`reports.period.${period}`)}</span>
          </label>
        ))}
      </fieldset>
      {query.period === 'range' && <Range {...{ query, onChange }} />}
      <div className="report-choices">
        <OptionFilter
          label={t('reports.vendor')}
          all={t('reports.all-vendors')}
          value={query.vendor}
          choices={vendors}
          onChoose={(vendor) => onChange({ vendor })}
        />
        <OptionFilter
          label={t('reports.category')}
          all={t('reports.all-categories')}
          value={query.category}
          choices={categories}
          onChoose={(category) => onChange({ category })}
        />
        <OptionFilter
          label={t('reports.wilaya')}
          all={t('reports.all-wilayas')}
          value={query.wilaya}
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
          {onExport && (
            <Button kind="quiet" small onClick={onExport}>
              <Icon of={Download} size="s" />
              {t('reports.export')}
            </Button>
          )}
        </span>
      </div>
    </section>
  )
}

function Range({ query, onChange }: Pick<FiltersProps, 'query' | 'onChange'>) {
  const { t } = useTexts()
  const isWrong = query.from !== '' && query.until !== '' && !isComplete(query)
  return (
    <div className="report-range">
      {(['from', 'until'] as const).map((end) => (
        <label key={end} className="state-filter">
          <span>{t(`reports.${end}`)}</span>
          <input
            type="date"
            name={end}
            value={query[end]}
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
