import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { RemittanceView } from '#capabilities/payouts/remittances.contract.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { moneySectionPath } from './queries.ts'
import { Differences } from './differences.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { REMITTANCE_TONES, today } from './status-tones.ts'
import { Amount, Code, Day, MoneyLoadFailed } from './money-cells.tsx'

/** Polling interval while the remittance is being matched. */
const LOOK_AGAIN_MS = 1000

export function RemittancePage({ id }: { id: string }) {
  const { t } = useTexts()
  const path = `/api/v1/admin/money/remittances/${encodeURIComponent(id)}`
  const { view, state, refresh } = useQuery<RemittanceView>(path)
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
          <Head one={view} path={path} onChanged={refresh} />
          {isComparing ? (
            <Progress one={view} />
          ) : (
            <Differences one={view} path={path} onChanged={refresh} />
          )}
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

type HeadProps = { one: RemittanceView; path: string; onChanged: () => void }

function Head({ one: item, path, onChanged }: HeadProps) {
  const { t } = useTexts()
  const details = [
    ['collected', item.collected],
    ['fees', item.fees],
    ['announced', item.announced],
    ...(item.received === null ? [] : [['received', item.received] as const]),
  ] as const
  return (
    <section className="card finance-remittance">
      <h2>
        <bdi>{item.courier.name}</bdi> · <Code>{item.reference}</Code>{' '}
        <Badge tone={REMITTANCE_TONES[item.state]}>
          {t(`admin-money.remittance.state.${item.state}`)}
        </Badge>
      </h2>
      <p className="muted">
        {t('admin-money.remittance.imported-by')} <Code>{item.imported_by ?? '–'}</Code>,{' '}
        <Day on={item.imported_at} />
        {item.posted_at && (
          <>
            {' · '}
            {t('admin-money.remittance.posted-by')} <Code>{item.posted_by ?? '–'}</Code>,{' '}
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
            <dd>
              <Amount dinars={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {(item.state === 'matched' || item.state === 'imported') && (
        <Acts one={item} path={path} onChanged={onChanged} />
      )}
    </section>
  )
}

function Acts({ one: item, path, onChanged }: HeadProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation<RemittanceView>(onChanged)
  const [asking, setAsking] = useState<'post' | 'withdraw' | null>(null)
  const messages = { done: t('admin-money.saved'), failed: t('admin-money.failed') }
  const isReady = item.state === 'matched'
  return (
    <>
      {isReady && item.is_own && (
        <p className="finance-hint">{t('admin-money.remittance.second')}</p>
      )}
      <div className="finance-steps">
        {isReady && !item.is_own && (
          <Button small disabled={item.open_count > 0} onClick={() => setAsking('post')}>
            {t('admin-money.remittance.post')}
          </Button>
        )}
        {isReady && (
          <Button
            kind="outline"
            small
            busy={isBusy && asking === null}
            onClick={() => void act({ path: `${path}/matching`, ...messages })}
          >
            {t('admin-money.remittance.compare-again')}
          </Button>
        )}
        <Button kind="quiet" small onClick={() => setAsking('withdraw')}>
          {t('admin-money.remittance.withdraw')}
        </Button>
      </div>
      <PostDialog
        key={item.announced}
        one={item}
        path={path}
        open={asking === 'post'}
        onClose={() => setAsking(null)}
        onDone={onChanged}
      />
      <NoteDialog
        open={asking === 'withdraw'}
        title={t('admin-money.remittance.withdraw')}
        text={t('admin-money.remittance.withdraw-text')}
        action={t('admin-money.remittance.withdraw')}
        isDanger
        isBusy={isBusy}
        onClose={() => setAsking(null)}
        onSend={async (reason) => {
          const done = await act({ path: `${path}/withdrawal`, body: { reason }, ...messages })
          return done.isDone ? null : (done.fields['reason'] ?? done.message)
        }}
      />
    </>
  )
}

type PostProps = {
  one: RemittanceView
  path: string
  open: boolean
  onClose: () => void
  onDone: () => void
}

function PostDialog({ one: item, path, open, onClose, onDone }: PostProps) {
  const { t } = useTexts()
  const [received, setReceived] = useState(String(item.announced))
  const [on, setOn] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation<RemittanceView>(onDone)
  const send = async () => {
    const done = await act({
      path: `${path}/posting`,
      body: { received: Number(received.replace(/\s/g, '').replace(',', '.')), received_on: on },
      done: t('admin-money.remittance.posted', { reference: item.reference }),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-money.remittance.post-title', { reference: item.reference })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.remittance.post')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.remittance.post-text')}</p>
      <div className="finance-form">
        <Input
          label={t('admin-money.remittance.received-amount')}
          dir="ltr"
          inputMode="decimal"
          error={errors['received']}
          value={received}
          onChange={({ target }) => setReceived(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.remittance.received-on')}
          error={errors['received_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
    </Dialog>
  )
}
