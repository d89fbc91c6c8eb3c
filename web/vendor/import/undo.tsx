import { useState } from 'react'
import { Link } from 'react-router'
import type { UndoPlanView } from '#capabilities/imports/contract.ts'
import { formatDate, formatNumber } from '#kernel/format.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ImportCounts } from './counts.tsx'
import { Pager } from './pager.tsx'
import { type UseImportResult, type ImportViewState } from './use-import.ts'

type UndoProps = { view: ImportViewState; current: UseImportResult }

export function ImportUndo({ view, current }: UndoProps) {
  const { t, language } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { state, until } = view.undo
  if (state === 'done')
    return (
      <>
        <section className="card" aria-labelledby="import-undone">
          <h2 id="import-undone">{t('imports.undone')}</h2>
          <Outcome plan={view.undo} isDone />
        </section>
        {view.undo.left > 0 && <Left view={view} count={view.undo.left} />}
      </>
    )
  if (state !== 'possible') return null
  if (isOpen) return <Plan view={view} current={current} onClose={() => setOpen(false)} />
  return (
    <section className="card" aria-labelledby="import-undo">
      <h2 id="import-undo">{t('imports.undo-title')}</h2>
      <p className="dialog-text">
        {t('imports.undo-text', {
          date: until === null ? '' : formatDate(new Date(until), language, 'date'),
        })}
      </p>
      <div className="import-actions">
        <Button kind="outline" onClick={() => setOpen(true)}>
          {t('imports.undo-see')}
        </Button>
      </div>
    </section>
  )
}

function Plan({ view, current, onClose }: UndoProps & { onClose: () => void }) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const { view: plan, state, refresh } = useQuery(get('/vendor/imports/{id}/undo', { id: view.id }))
  const start = async () => {
    setBusy(true)
    try {
      await apiSend(post('/vendor/imports/{id}/undo', { id: view.id }))
    } catch (failure) {
      const text = failure instanceof ApiRefused && failure.status < 500 ? failure.detail : null
      showToast({
        title: t('backoffice.error'),
        message: text ?? t('imports.failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setBusy(false)
      current.refresh()
    }
  }
  if (plan === null)
    return state === 'failed' ? (
      <LoadFailed onRetry={refresh} />
    ) : (
      <Spinner label={t('site.loading')} />
    )
  const count = plan.deleted + plan.archived + plan.restored
  return (
    <>
      <section className="card" aria-labelledby="import-undo">
        <h2 id="import-undo">{t('imports.undo-plan')}</h2>
        <Outcome plan={plan} />
        <p className="dialog-text">{t(count === 0 ? 'imports.undo-none' : 'imports.undo-note')}</p>
        <div className="import-actions">
          {count > 0 && (
            <Button busy={isBusy} onClick={() => void start()}>
              {t('imports.undo-confirm', { count })}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t('imports.undo-keep')}
          </Button>
        </div>
      </section>
      {plan.left > 0 && <Left view={view} count={plan.left} reasons={plan.reasons} />}
    </>
  )
}

type Counted = Pick<UndoPlanView, 'deleted' | 'archived' | 'restored' | 'left'>

function Outcome({ plan, isDone = false }: { plan: Counted; isDone?: boolean }) {
  const { t } = useTexts()
  const named = (name: 'deleted' | 'archived' | 'restored' | 'left') =>
    t(isDone ? `imports.undone.${name}` : `imports.undo.${name}`)
  return (
    <ImportCounts
      figures={[
        { name: named('deleted'), count: plan.deleted, tone: 'ok' },
        { name: named('restored'), count: plan.restored, tone: 'ok' },
        { name: named('archived'), count: plan.archived, tone: 'ok' },
        { name: named('left'), count: plan.left, tone: 'bad' },
      ]}
    />
  )
}

type LeftProps = { view: ImportViewState; count: number; reasons?: UndoPlanView['reasons'] }

function Left({ view, count, reasons = [] }: LeftProps) {
  const { t, language } = useTexts()
  const [trail, setTrail] = useState<readonly string[]>([])
  const cursor = trail.at(-1)
  const list = useQuery(
    get('/vendor/imports/{id}/undo/left', { id: view.id, limit: 25, cursor: cursor ?? null }),
  )
  const page = list.view
  return (
    <section className="card table-card" aria-labelledby="import-left">
      <div className="tool-bar">
        <h2 id="import-left">{t('imports.undo-left', { count })}</h2>
      </div>
      {reasons.length > 1 && (
        <ul className="undo-reasons">
          {reasons.map(({ code, count: some, message }) => (
            <li key={code}>
              <span className="num">{formatNumber(some, language)}</span> {message}
            </li>
          ))}
        </ul>
      )}
      {page === null ? (
        list.state === 'failed' ? (
          <LoadFailed onRetry={list.refresh} />
        ) : (
          <Spinner label={t('site.loading')} />
        )
      ) : (
        <>
          <ul className={list.state === 'loading' ? 'fault-list is-loading' : 'fault-list'}>
            {page.items.map((item) => (
              <li key={`${item.product_id}-${item.name}`}>
                <span className="fault-place">
                  {item.product_id === null ? (
                    <bdi>{item.name}</bdi>
                  ) : (
                    <Link to={paths.vendorProduct(item.product_id)}>
                      <bdi>{item.name}</bdi>
                    </Link>
                  )}
                </span>
                <span className="fault-said">{item.message}</span>
              </li>
            ))}
          </ul>
          <Pager trail={trail} next={page.next} onMove={setTrail} />
        </>
      )}
    </section>
  )
}
