import { get } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { RemittanceView } from '#capabilities/payouts/remittances.contract.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { moneySectionPath } from './queries.ts'
import { Differences } from './differences.tsx'
import { REMITTANCE_TONES } from './status-tones.ts'
import { countedGap } from './counted-gap.ts'
import { MoneyAmount, MoneyCode, Day, MoneyLoadFailed } from './money-cells.tsx'
import { RemittanceActions } from './remittance-actions.tsx'

/** Polling interval while the remittance is being matched. */
const LOOK_AGAIN_MS = 1000

export function RemittancePage({ id }: { id: string }) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/money/remittances/{id}', { id }))
  const isComparing = view?.state === 'imported'
  useEffect(() => {
    if (!isComparing || state === 'loading') return undefined
    const timer = setTimeout(refresh, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isComparing, state, refresh])
  return (
    <>
      <p>
        <Link className="text-link" to={moneySectionPath('remittances')}>
          <Icon of={ArrowLeft} size="s" flip /> {t('admin-money.remittance.back')}
        </Link>
      </p>
      {view === null ? (
        state === 'loading' ? (
          <section className="card">
            <RowsSkeleton height="3rem" />
          </section>
        ) : (
          <MoneyLoadFailed title={t('admin-money.remittance.missing')} onRetry={refresh} />
        )
      ) : (
        <>
          <Head one={view} onChanged={refresh} />
          {isComparing ? <Progress one={view} /> : <Differences one={view} onChanged={refresh} />}
        </>
      )}
    </>
  )
}

function Progress({ one: item }: { one: RemittanceView }) {
  const { t } = useTexts()
  const label = t('admin-money.remittance.progress', {
    done: item.compared,
    total: item.line_count,
  })
  return (
    <section className="card finance-progress">
      <label>
        {label}
        <progress value={item.compared} max={item.line_count} />
      </label>
    </section>
  )
}

type HeadProps = { one: RemittanceView; onChanged: () => void }

function Head({ one: item, onChanged }: HeadProps) {
  const { t } = useTexts()
  const gap = countedGap(item, item.received ?? item.announced)
  const details = [
    ['collected', item.collected],
    ['fees', item.fees],
    ['announced', item.announced],
    ...(item.received === null ? [] : [['received', item.received] as const]),
    ...(gap === 0 ? [] : [['gap', gap] as const]),
  ] as const
  return (
    <section className="card finance-remittance">
      <h2>
        <bdi>{item.courier.name}</bdi>
        {item.office && (
          <>
            {' · '}
            <bdi>{item.office}</bdi>
          </>
        )}{' '}
        · <MoneyCode>{item.reference}</MoneyCode>{' '}
        <Badge tone={REMITTANCE_TONES[item.state]}>
          {t(`admin-money.remittance.state.${item.state}`)}
        </Badge>
      </h2>
      <p className="muted">
        {t('admin-money.remittance.imported-by')} <MoneyCode>{item.imported_by ?? '–'}</MoneyCode>,{' '}
        <Day on={item.imported_at} />
        {item.posted_at && (
          <>
            {' · '}
            {t('admin-money.remittance.posted-by')} <MoneyCode>{item.posted_by ?? '–'}</MoneyCode>,{' '}
            <Day on={item.posted_at} />
          </>
        )}
      </p>
      <dl className="finance-figures">
        <div>
          <dt>{t('admin-money.remittance.fitting')}</dt>
          <dd className="num">
            {item.matched} / {item.line_count}
          </dd>
        </div>
        {details.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`admin-money.remittance.${name}`)}</dt>
            <dd className={name === 'gap' ? 'finance-gap' : undefined}>
              <MoneyAmount dinars={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {item.file_name === null && (
        <p className="finance-receipt">
          <ReceiptButton one={item} />
        </p>
      )}
      {(item.state === 'matched' || item.state === 'imported') && (
        <RemittanceActions one={item} onChanged={onChanged} />
      )}
    </section>
  )
}

function ReceiptButton({ one: item }: Pick<HeadProps, 'one'>) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile()
  return (
    <Button
      kind="outline"
      small
      busy={isBusy}
      onClick={() =>
        void save(
          get('/admin/money/remittances/{id}/receipt', { id: item.id }),
          `${item.reference}.html`,
        )
      }
    >
      {t('admin-money.desk.receipt')}
    </Button>
  )
}
