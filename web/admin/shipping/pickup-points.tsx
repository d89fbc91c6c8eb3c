import '#web/backoffice/list/data-table.css'
import { Pencil, Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { ManagedPickupPointView } from '#capabilities/shipping/pickup-points.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PickupPointDialog } from './pickup-point-dialog.tsx'

const FIRST_WILAYA = '16'

/** Those of one wilaya at a time, as the checkout lists them. */
export function PickupPointsSection() {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const [wilaya, setWilaya] = useState(FIRST_WILAYA)
  const { view, state, refresh, change } = useQuery(get('/admin/pickup-points', { wilaya }))
  const [editing, setEditing] = useState<ManagedPickupPointView | 'new' | null>(null)
  const { isBusy, act } = useMutation(refresh)
  const importAll = () =>
    act({
      ...post('/admin/pickup-points/imports'),
      done: t('shipping.offices-import-started'),
      failed: t('shipping.failed'),
      namesFailure: true,
    })
  return (
    <section className="card table-card pickup-points" aria-labelledby="pickup-points">
      <div className="tariffs-head">
        <h2 id="pickup-points">{t('shipping.offices')}</h2>
        <p className="muted">{t('shipping.offices-text')}</p>
      </div>
      <div className="tool-bar">
        <Select
          label={t('shipping.offices-wilaya')}
          value={wilaya}
          onChange={(event) => setWilaya(event.target.value)}
        >
          {wilayas.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} · ${name}`}
            </option>
          ))}
        </Select>
        {view?.can_import && (
          <Button
            kind="quiet"
            small
            className="push"
            busy={isBusy}
            onClick={() => void importAll()}
          >
            <Icon of={RotateCw} size="s" />
            {t('shipping.offices-import')}
          </Button>
        )}
        <Button
          kind="outline"
          small
          className={view?.can_import ? '' : 'push'}
          aria-haspopup="dialog"
          disabled={view === null}
          onClick={() => setEditing('new')}
        >
          <Icon of={Plus} size="s" />
          {t('shipping.office-new')}
        </Button>
      </div>
      {view === null ? (
        state === 'failed' ? (
          <EmptyState
            title={t('shipping.load-failed')}
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
        <EmptyState title={t('shipping.offices-none')} text={t('shipping.offices-none-text')} />
      ) : (
        <PickupPointList items={view.items} onEdit={setEditing} />
      )}
      {view && (
        <PickupPointDialog
          point={editing}
          wilaya={wilaya}
          couriers={view.couriers}
          onClose={() => setEditing(null)}
          onSaved={(now) => {
            change(() => now)
            setEditing(null)
          }}
        />
      )}
    </section>
  )
}

type ListProps = {
  items: readonly ManagedPickupPointView[]
  onEdit: (point: ManagedPickupPointView) => void
}

function PickupPointList({ items, onEdit }: ListProps) {
  const { t } = useTexts()
  return (
    <ul className="pickup-points-list">
      {items.map((point) => (
        <li key={point.id}>
          <p>
            <b>
              <bdi>{point.name}</bdi>
            </b>
            <small>
              <bdi>{point.courier.name}</bdi>
              {' · '}
              <bdi>{point.address}</bdi>
            </small>
            {point.hours !== null && (
              <small>
                <bdi>{point.hours}</bdi>
              </small>
            )}
          </p>
          <Badge tone={point.is_open ? 'ok' : 'bad'}>
            {t(point.is_open ? 'shipping.office-open' : 'shipping.office-closed')}
          </Badge>
          <IconButton
            icon={Pencil}
            label={t('shipping.office-edit', { name: point.name })}
            aria-haspopup="dialog"
            onClick={() => onEdit(point)}
          />
        </li>
      ))}
    </ul>
  )
}
