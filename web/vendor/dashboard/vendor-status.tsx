import { BellOff, CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FirstSteps } from './first-steps.tsx'

type VendorStatusStatus = 'pending' | 'rejected' | 'inactive' | 'open'

/** Deactivation takes precedence over the verification status. */
const vendorStatus = ({ is_active, verification_status }: OwnVendorView): VendorStatusStatus => {
  if (!is_active) return 'inactive'
  return verification_status === 'verified' ? 'open' : verification_status
}

const BADGES: Record<VendorStatusStatus, { look: string; text: TextKey }> = {
  pending: { look: 'badge-warn', text: 'vendor-status.badge.pending' },
  rejected: { look: 'badge-bad', text: 'vendor-status.badge.rejected' },
  inactive: { look: 'badge-neutral', text: 'vendor-status.badge.inactive' },
  open: { look: 'badge-ok', text: 'vendor-status.badge.open' },
}

/** `isGreeted`: the page has its own heading already. */
export function VendorStatusCard({
  shop,
  isGreeted = false,
  toHandIn = null,
}: {
  shop: OwnVendorView
  isGreeted?: boolean
  /** Required documents that are missing; null while unknown. */
  toHandIn?: number | null
}) {
  const { t, language } = useTexts()
  const status = vendorStatus(shop)
  const { look, text } = BADGES[status]
  const States = { pending: Pending, rejected: Rejected, inactive: Inactive, open: Open }
  const State = States[status]
  return (
    <>
      {!isGreeted && (
        <header className="space-head">
          <p>{t('site.vendor-space')}</p>
          <h1>
            <bdi>{shopName(shop, language)}</bdi>
          </h1>
          <span className={classes('badge', look)}>
            <span className="badge-dot" aria-hidden="true" />
            {t(text)}
          </span>
        </header>
      )}
      <div className="space-main">
        <State shop={shop} toHandIn={toHandIn} />
      </div>
    </>
  )
}

type CardProps = {
  icon: LucideIcon
  look: string
  title: string
  text: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

function StateCard({ icon, look, title, text, children, actions }: CardProps) {
  return (
    <section className={classes('card', 'space-state', look)} aria-labelledby="space-state">
      <span className="space-arch">
        <Icon of={icon} size="l" />
      </span>
      <div>
        <h2 id="space-state">{title}</h2>
        <p>{text}</p>
        {children}
        {actions && <div className="space-actions">{actions}</div>}
      </div>
    </section>
  )
}

function Pending({ shop, toHandIn }: { shop: OwnVendorView; toHandIn: number | null }) {
  const { t, language } = useTexts()
  const lacks = toHandIn !== null && toHandIn > 0
  const sent = formatDate(new Date(shop.submitted_at), language, 'dateTime')
  return (
    <StateCard
      icon={Clock}
      look="is-waiting"
      title={t(lacks ? 'vendor-status.incomplete' : 'vendor-status.pending')}
      text={
        <FilledMessage text={t('vendor-status.pending-text', { email: PLACEHOLDER })}>
          <bdi dir="ltr">{shop.business_email}</bdi>
        </FilledMessage>
      }
      actions={
        <>
          {lacks && <ButtonLink to="#papers">{t('vendor-status.incomplete-action')}</ButtonLink>}
          <ButtonLink kind="outline" to={`${paths.vendorRegister()}?correct=true`}>
            {t('vendor-status.pending-action')}
          </ButtonLink>
        </>
      }
    >
      <ol className="space-progress">
        <li data-state="done">
          <b>{t('vendor-status.progress.sent')}</b>
          <small>{sent}</small>
        </li>
        {toHandIn !== null && (
          <li data-state={lacks ? 'now' : 'done'} aria-current={lacks ? 'step' : undefined}>
            <b>{t('vendor-status.progress.papers')}</b>
            <small>{t('vendor-status.progress.papers-text', { count: toHandIn })}</small>
          </li>
        )}
        <li data-state={lacks ? undefined : 'now'} aria-current={lacks ? undefined : 'step'}>
          <b>{t('vendor-status.progress.check')}</b>
          <small>
            {t(lacks ? 'vendor-status.progress.check-later' : 'vendor-status.progress.check-text')}
          </small>
        </li>
        <li>
          <b>{t('vendor-status.progress.open')}</b>
          <small>{t('vendor-status.progress.open-text')}</small>
        </li>
      </ol>
    </StateCard>
  )
}

function Rejected({ shop }: { shop: OwnVendorView }) {
  const { t } = useTexts()
  return (
    <StateCard
      icon={CircleAlert}
      look="is-bad"
      title={t('vendor-status.rejected')}
      text={t('vendor-status.rejected-text')}
      actions={
        <>
          <ButtonLink to={`${paths.vendorRegister()}?correct=true`}>
            {t('vendor-status.rejected-action')}
          </ButtonLink>
          <ButtonLink kind="text" to={paths.contact()}>
            {t('vendor-status.ask')}
          </ButtonLink>
        </>
      }
    >
      <blockquote className="space-reason" dir="auto">
        {shop.rejection_reason}
      </blockquote>
    </StateCard>
  )
}

function Inactive({ shop }: { shop: OwnVendorView }) {
  const { t, language } = useTexts()
  const since = shop.deactivated_at ? new Date(shop.deactivated_at) : null
  return (
    <StateCard
      icon={BellOff}
      look="is-off"
      title={t('vendor-status.inactive')}
      text={
        since
          ? t('vendor-status.inactive-since', { date: formatDate(since, language, 'date') })
          : t('vendor-status.inactive-text')
      }
      actions={<ButtonLink to={paths.contact()}>{t('vendor-status.ask')}</ButtonLink>}
    />
  )
}

function Open({ shop }: { shop: OwnVendorView }) {
  const { t } = useTexts()
  return (
    <>
      <StateCard
        icon={CircleCheck}
        look="is-open"
        title={t('vendor-status.open')}
        text={t('vendor-status.open-text')}
        actions={
          <ButtonLink to={paths.vendor(shop.id)}>{t('vendor-status.open-action')}</ButtonLink>
        }
      />
      <FirstSteps shop={shop} />
    </>
  )
}
