import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import type { AddressView } from '#capabilities/identity/contract.ts'
import { formatPhone } from '#kernel/phone.ts'
import { del, get, put } from '#web/shared/api/endpoint.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AddressDialog, addressBody } from './address-dialog.tsx'
import { AccountLoadFailed, PageHead, useSuccessToast, LoadingSkeleton } from './account-ui.tsx'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useAccountForm } from './use-account-form.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.addresses.title'), isPrivate: true }))

type AddressesDialogState =
  | { kind: 'edit'; address: AddressView | null }
  | { kind: 'remove'; address: AddressView }

export default function AddressesPage() {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const addresses = useQuery(get('/account/addresses'))
  const { save, failure, isBusy } = useAccountForm()
  const [open, setOpen] = useState<AddressesDialogState | null>(null)
  const wilayas = useWilayas()
  const items = addresses.view?.items
  const done = (text: string) => {
    setOpen(null)
    addresses.refresh()
    showSuccess(text)
  }
  const prefer = async (address: AddressView) => {
    const body = { ...addressBody(address), is_default: true }
    const answer = await save(put('/account/addresses/{id}', { id: address.id }, body))
    if (answer?.ok) done(t('account.addresses.preferred'))
  }
  const add = (
    <Button small onClick={() => setOpen({ kind: 'edit', address: null })}>
      <Icon of={Plus} size="s" />
      {t('account.addresses.add')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('account.addresses.title')}
        text={t('account.addresses.text')}
        action={items && items.length > 0 && add}
      />
      <AccountLoadFailed text={failure} />
      {!items ? (
        <LoadingSkeleton hasFailed={addresses.state === 'failed'} onRetry={addresses.refresh} />
      ) : items.length === 0 ? (
        <div className="card">
          <EmptyState
            title={t('account.addresses.none')}
            text={t('account.addresses.none-text')}
            action={add}
          />
        </div>
      ) : (
        <ul className="account-addresses">
          {items.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              wilaya={wilayas.find(({ code }) => code === address.wilaya)?.name ?? null}
              isBusy={isBusy}
              onEdit={() => setOpen({ kind: 'edit', address })}
              onRemove={() => setOpen({ kind: 'remove', address })}
              onPrefer={() => void prefer(address)}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'edit' && (
        <AddressDialog
          address={open.address}
          isFirst={items?.length === 0}
          onClose={() => setOpen(null)}
          onSaved={() => done(t('account.addresses.saved'))}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog
          address={open.address}
          onClose={() => setOpen(null)}
          onRemoved={() => done(t('account.addresses.removed'))}
        />
      )}
    </>
  )
}

/** The label, or else the recipient's name. */
const nameOf = ({ label, first_name: first, last_name: last }: AddressView): string =>
  label === '' ? `${first} ${last}` : label

type CardProps = {
  address: AddressView
  wilaya: string | null
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
  onPrefer: () => void
}

function AddressCard({ address, wilaya, isBusy, onEdit, onRemove, onPrefer }: CardProps) {
  const { t } = useTexts()
  const name = nameOf(address)
  return (
    <li className="card account-address">
      <h2>
        <Icon of={MapPin} size="s" />
        <bdi>{name}</bdi>
        {address.is_default && <Badge tone="ok">{t('account.addresses.first')}</Badge>}
      </h2>
      <address>
        <bdi>
          {address.first_name} {address.last_name}
        </bdi>
        <bdi>{address.address}</bdi>
        <span>
          <bdi>{address.city}</bdi>
          {' · '}
          <bdi>{wilaya ? `${wilaya} (${address.wilaya})` : address.wilaya}</bdi>
        </span>
        <bdi dir="ltr" className="num">
          {formatPhone(address.phone)}
        </bdi>
      </address>
      <div className="account-actions">
        <Button kind="quiet" small onClick={onEdit}>
          {t('account.change')}
          <span className="sr-only"> {name}</span>
        </Button>
        {!address.is_default && (
          <Button kind="text" small busy={isBusy} onClick={onPrefer}>
            {t('account.addresses.prefer')}
            <span className="sr-only"> : {name}</span>
          </Button>
        )}
        <Button kind="text" small onClick={onRemove}>
          {t('account.remove')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

type RemoveProps = { address: AddressView; onClose: () => void; onRemoved: () => void }

function RemoveDialog({ address, onClose, onRemoved }: RemoveProps) {
  const { t } = useTexts()
  const { save, failure, isBusy } = useAccountForm()
  const remove = async () => {
    const answer = await save(del('/account/addresses/{id}', { id: address.id }))
    if (answer?.ok || (answer && answer.problem.status === 404)) onRemoved()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.addresses.remove-title', { name: nameOf(address) })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('account.keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void remove()}>
            {t('account.remove')}
          </Button>
        </>
      }
    >
      <p>{t('account.addresses.remove-text')}</p>
      <AccountLoadFailed text={failure} />
    </Dialog>
  )
}
