import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type {
  CourierContractsView,
  CourierContractView,
} from '#capabilities/shipping/courier-contracts.contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate, formatPercent } from '#kernel/format.ts'
import { del, get } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContractDialog, type ContractToEdit } from './contract-dialog.tsx'

const TONES: Record<CourierContractView['state'], Tone> = {
  coming: 'info',
  current: 'ok',
  over: 'neutral',
}

/** What each courier charges the operator: its statements are compared with it. */
export function CourierContractsSection() {
  const { t } = useTexts()
  const [courier, setCourier] = useState<string | null>(null)
  const { view, state, refresh, change } = useQuery(
    courier === null
      ? get('/admin/courier-contracts')
      : get('/admin/courier-contracts', { courier }),
  )
  const [editing, setEditing] = useState<ContractToEdit | null>(null)
  const chosen = courier ?? view?.courier ?? ''
  return (
    <section className="card table-card pickup-points" aria-labelledby="courier-contracts">
      <div className="tariffs-head">
        <h2 id="courier-contracts">{t('shipping.contracts')}</h2>
        <p className="muted">{t('shipping.contracts-text')}</p>
      </div>
      <div className="tool-bar">
        <Select
          label={t('shipping.office-courier')}
          value={chosen}
          onChange={({ target }) => setCourier(target.value)}
        >
          {view?.couriers.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Button
          kind="outline"
          small
          className="push"
          aria-haspopup="dialog"
          disabled={view === null}
          onClick={() => setEditing({ contract: view?.items[0] ?? null, isNew: true })}
        >
          <Icon of={Plus} size="s" />
          {t('shipping.contract-new')}
        </Button>
      </div>
      {view === null ? (
        state === 'failed' ? (
          <EmptyState
            title={t('shipping.contracts-failed')}
            action={
              <Button kind="outline" small onClick={refresh}>
                {t('site.retry')}
              </Button>
            }
          />
        ) : (
          <Skeleton width="100%" height="5rem" />
        )
      ) : view.items.length === 0 ? (
        <EmptyState title={t('shipping.contracts-none')} text={t('shipping.contracts-none-text')} />
      ) : (
        <ul className="contracts-list">
          {view.items.map((contract) => (
            <ContractItem
              key={contract.id}
              contract={contract}
              onEdit={() => setEditing({ contract, isNew: false })}
              onRemoved={(now) => change(() => now)}
              onStale={refresh}
            />
          ))}
        </ul>
      )}
      <ContractDialog
        editing={editing}
        courier={chosen}
        onClose={() => setEditing(null)}
        onSaved={(now) => {
          change(() => now)
          setEditing(null)
        }}
      />
    </section>
  )
}

type ItemProps = {
  contract: CourierContractView
  onEdit: () => void
  onRemoved: (now: CourierContractsView) => void
  onStale: () => void
}

function ContractItem({ contract, onEdit, onRemoved, onStale }: ItemProps) {
  const { t, language } = useTexts()
  const { isBusy, act } = useMutation(onStale)
  const day = (on: LocalDate) => formatAdminDate(noonOfDay(on), language, 'shortDate')
  const { valid_from: from, valid_until: until } = contract
  const period =
    until === null
      ? t('shipping.contract-from', { from: day(from) })
      : t('shipping.contract-until', { from: day(from), until: day(until) })
  const remove = async () => {
    const done = await act({
      ...del('/admin/courier-contracts/{id}', { id: contract.id }),
      done: t('shipping.contract-removed'),
      failed: t('shipping.failed'),
      namesFailure: true,
    })
    if (done.isDone) onRemoved(done.view)
  }
  return (
    <li>
      <div className="contract-head">
        <h3>{period}</h3>
        <Badge tone={TONES[contract.state]}>{t(`shipping.contract-state.${contract.state}`)}</Badge>
        {contract.state === 'coming' && (
          <>
            <IconButton
              icon={Pencil}
              label={t('shipping.contract-edit-of', { from: day(from) })}
              aria-haspopup="dialog"
              onClick={onEdit}
            />
            <IconButton
              icon={Trash2}
              label={t('shipping.contract-remove-of', { from: day(from) })}
              disabled={isBusy}
              onClick={() => void remove()}
            />
          </>
        )}
      </div>
      <ContractTerms
        contract={contract}
        rate={formatPercent(contract.cod_rate_bp / 100, language)}
      />
      <ContractFees contract={contract} />
    </li>
  )
}

function ContractTerms({ contract, rate }: { contract: CourierContractView; rate: string }) {
  const { t, language } = useTexts()
  const money = (dinars: number) => <Money dinars={dinars} language={language} audience="admin" />
  return (
    <dl className="contract-terms">
      <div>
        <dt>{t(`shipping.contract-cod.${contract.cod_base}`, { rate })}</dt>
        <dd>{money(contract.cod_from)}</dd>
      </div>
      <div>
        <dt>{t('shipping.contract-return')}</dt>
        <dd>{money(contract.return_fee)}</dd>
      </div>
      <div>
        <dt>{t('shipping.contract-rhythm')}</dt>
        <dd>{t('shipping.contract-days', { count: contract.remittance_days })}</dd>
      </div>
    </dl>
  )
}

function ContractFees({ contract: { fees } }: { contract: CourierContractView }) {
  const { t, language } = useTexts()
  const wilayas = useWilayas()
  const nameOf = (code: string) => wilayas.find((wilaya) => wilaya.code === code)?.name ?? code
  const money = (dinars: number | null) =>
    dinars === null ? '–' : <Money dinars={dinars} language={language} audience="admin" />
  return (
    <details>
      <summary>{t('shipping.contract-fees', { count: fees.length })}</summary>
      <table className="contract-fees">
        <thead>
          <tr>
            <th scope="col">{t('shipping.wilaya')}</th>
            <th scope="col">{t('shipping.method.home')}</th>
            <th scope="col">{t('shipping.method.stop_desk')}</th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ wilaya, home, stop_desk }) => (
            <tr key={wilaya}>
              <th scope="row">{`${wilaya} · ${nameOf(wilaya)}`}</th>
              <td>{money(home)}</td>
              <td>{money(stop_desk)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
