import type { Factor } from '@supabase/auth-js'
import { KeyRound, type LucideIcon, MessageSquareText, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EnrollTotp } from './enroll-totp.tsx'
import { EnrollWebauthn } from './enroll-webauthn.tsx'
import { EnrollPhone } from './enroll-phone.tsx'
import { AccountBlock, AccountLoadFailed, AccountRow, useSuccessToast } from './account-ui.tsx'
import { MfaLink } from './mfa-link.tsx'
import { useAuthRequest } from './use-auth-request.ts'

export type FactorKind = 'totp' | 'phone' | 'webauthn'
const KINDS: readonly FactorKind[] = ['totp', 'phone', 'webauthn']
const ICONS: Record<FactorKind, LucideIcon> = {
  totp: Smartphone,
  phone: MessageSquareText,
  webauthn: KeyRound,
}
/** The client's types leave the kinds open. */
const kindOf = ({ factor_type: kind }: Factor): FactorKind =>
  kind === 'phone' || kind === 'webauthn' ? kind : 'totp'

type Props = {
  factors: readonly Factor[]
  /** Of the profile; filled in where a phone is added. */
  phone: string | null
  onChanged: () => void
}

export function FactorsBlock({ factors, phone, onChanged }: Props) {
  const { t, language } = useTexts()
  const showSuccess = useSuccessToast()
  const [enrolling, setEnrolling] = useState<FactorKind | null>(null)
  const [removing, setRemoving] = useState<Factor | null>(null)
  const verified = factors.filter(({ status }) => status === 'verified')
  const nameOf = (factor: Factor) => factor.friendly_name || t(`account.factor.${kindOf(factor)}`)
  const done = () => {
    setEnrolling(null)
    showSuccess(t('account.factors.added'))
    onChanged()
  }
  const taken = factors.map(({ friendly_name: name }) => name ?? '')
  const enrol = { taken, onDone: done, onCancel: () => setEnrolling(null) }
  return (
    <AccountBlock
      title={t('account.factors.title')}
      badge={
        <Badge tone={verified.length > 0 ? 'ok' : 'neutral'}>
          {t(verified.length > 0 ? 'account.factors.on' : 'account.factors.off')}
        </Badge>
      }
    >
      <p className="account-note">{t('account.factors.text')}</p>
      {verified.length > 0 && (
        <ul className="account-lines">
          {verified.map((factor) => (
            <AccountRow
              key={factor.id}
              icon={ICONS[kindOf(factor)]}
              title={<bdi>{nameOf(factor)}</bdi>}
              text={`${t(`account.factor.${kindOf(factor)}`)} · ${t('account.factors.since', {
                date: formatDate(new Date(factor.created_at), language, 'shortDate'),
              })}`}
              end={
                <IconButton
                  icon={Trash2}
                  label={t('account.factors.remove', { name: nameOf(factor) })}
                  onClick={() => setRemoving(factor)}
                />
              }
            />
          ))}
        </ul>
      )}
      {enrolling === null ? (
        <div className="account-actions">
          {KINDS.map((kind) => (
            <Button key={kind} kind="quiet" small onClick={() => setEnrolling(kind)}>
              <Icon of={ICONS[kind]} size="s" />
              {t(`account.factors.add-${kind}`)}
            </Button>
          ))}
        </div>
      ) : enrolling === 'totp' ? (
        <EnrollTotp {...enrol} />
      ) : enrolling === 'phone' ? (
        <EnrollPhone {...enrol} known={phone} />
      ) : (
        <EnrollWebauthn {...enrol} />
      )}
      {removing && (
        <RemoveDialog
          factor={removing}
          name={nameOf(removing)}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null)
            showSuccess(t('account.factors.removed'))
            onChanged()
          }}
        />
      )}
    </AccountBlock>
  )
}

type RemoveProps = { factor: Factor; name: string; onClose: () => void; onRemoved: () => void }

function RemoveDialog({ factor, name, onClose, onRemoved }: RemoveProps) {
  const { t } = useTexts()
  const { actWithProof, failure, code, isBusy } = useAuthRequest()
  const remove = async () => {
    const isGone = await actWithProof(async (client) => {
      const { error } = await client.mfa.unenroll({ factorId: factor.id })
      // The access token carries the AAL, which has just changed.
      if (!error) await client.refreshSession()
      return { error }
    })
    if (isGone) onRemoved()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.factors.remove-title', { name })}
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
      <p>{t('account.factors.remove-text')}</p>
      <AccountLoadFailed text={failure}>
        <MfaLink code={code} />
      </AccountLoadFailed>
    </Dialog>
  )
}
