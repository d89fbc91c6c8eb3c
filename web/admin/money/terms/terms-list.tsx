import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Day } from '../money-cells.tsx'
import { STATE_TONES } from '../status-tones.ts'

type Item<Terms> = {
  id: string
  vendor: { business_name: string } | null
  valid_from: string
  state: 'coming' | 'current' | 'over'
  terms: Terms | null
  before: Terms | null
  created_by: string | null
  created_at: string | null
}
export type DatedTermsField<Terms> = {
  name: keyof Terms & string
  label: string
  format: (terms: Terms) => ReactNode
}
type TermsListProps<Terms, Row extends Item<Terms>> = {
  label: string
  items: readonly Row[]
  fields: readonly DatedTermsField<Terms>[]
  isBusy: boolean
  noteOf?: (item: Row) => string
  onRemove: (item: Row) => void
}

/** Those in force and coming; earlier ones are folded. */
export function TermsList<Terms, Row extends Item<Terms>>(props: TermsListProps<Terms, Row>) {
  const { t } = useTexts()
  const { items, label } = props
  const over = items.filter(({ state }) => state === 'over')
  return (
    <>
      <Rows {...props} items={items.filter(({ state }) => state !== 'over')} />
      {over.length > 0 && (
        <details className="terms-fold">
          <summary className="text-link">{t('admin-terms.over', { count: over.length })}</summary>
          <Rows {...props} items={over} label={`${label} – ${t('admin-terms.history')}`} />
        </details>
      )}
    </>
  )
}

const Rows = <Terms, Row extends Item<Terms>>({
  items,
  label,
  ...rest
}: TermsListProps<Terms, Row>) => (
  <ul className="finance-rows" aria-label={label}>
    {items.map((item) => (
      <TermsRow key={item.id} item={item} {...rest} />
    ))}
  </ul>
)

type RowProps<Terms, Row extends Item<Terms>> = Omit<
  TermsListProps<Terms, Row>,
  'items' | 'label'
> & { item: Row }

function TermsRow<Terms, Row extends Item<Terms>>({
  item,
  fields,
  isBusy,
  noteOf,
  onRemove,
}: RowProps<Terms, Row>) {
  const { t } = useTexts()
  const { vendor, state, terms, before } = item
  const name = vendor?.business_name ?? t('admin-terms.all-shops')
  return (
    <li className="terms-row">
      <div className="terms-row-head">
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            {t('admin-terms.since')} <Day on={item.valid_from} />
            <By item={item} />
          </small>
          {noteOf && (
            <small>
              <bdi>{noteOf(item)}</bdi>
            </small>
          )}
        </span>
        <span className="terms-row-end">
          <Badge tone={STATE_TONES[state]}>{t(`admin-terms.state.${state}`)}</Badge>
          {state === 'coming' && (
            <Button
              kind="quiet"
              small
              busy={isBusy}
              aria-label={t('admin-terms.remove-of', { name })}
              onClick={() => onRemove(item)}
            >
              {t('admin-money.rules.remove')}
            </Button>
          )}
        </span>
      </div>
      {terms == null ? (
        <p className="muted">{t('admin-terms.follows')}</p>
      ) : (
        <dl className="terms-fields">
          {fields.map(({ name: field, label, format }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {before && before[field] !== terms[field] && (
                  <>
                    <del>{format(before)}</del> <Icon of={ArrowRight} size="s" flip />{' '}
                  </>
                )}
                {format(terms)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function By<Terms>({ item: { created_by: by, created_at: timestamp } }: { item: Item<Terms> }) {
  const { language } = useTexts()
  if (timestamp === null) return null
  return (
    <>
      {' · '}
      <bdi>{by ?? '–'}</bdi>
      {', '}
      <time dateTime={timestamp}>
        {formatAdminDate(new Date(timestamp), language, 'shortDateTime')}
      </time>
    </>
  )
}
