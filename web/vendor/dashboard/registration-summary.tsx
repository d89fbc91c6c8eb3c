import type { ReactNode } from 'react'
import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'

const KINDS = {
  company: 'vendor-registration.kind.company',
  craftsman: 'vendor-registration.kind.craftsman',
  auto_entrepreneur: 'vendor-registration.kind.auto',
} as const satisfies Record<OwnVendorView['kind'], TextKey>

const NUMBERS = ['craftsman_card', 'rc', 'nif', 'nis', 'ai', 'capital'] as const
const MENTIONS = ['legal_form', 'activity'] as const

export function RegistrationSummary({ shop }: { shop: OwnVendorView }) {
  const { t, language } = useTexts()
  const street = [shop.business_address, shop.business_city]
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ')
  const wilaya = shop.wilaya_name && `${shop.wilaya_name} (${shop.business_wilaya})`
  const account = shop.payout_number === null ? null : parseBankAccount(shop.payout_number)
  return (
    <section className="card space-facts" aria-labelledby="space-facts">
      <h2 id="space-facts">{t('vendor-status.facts')}</h2>
      <dl>
        <DetailItem label="vendor-registration.field.email" code={shop.business_email} />
        <DetailItem label="vendor-registration.field.phone" code={shop.business_phone} />
        <DetailItem
          label="vendor-registration.field.address"
          text={[street, wilaya].filter(Boolean).join(' · ')}
        />
        <DetailItem label="vendor-registration.field.kind" text={t(KINDS[shop.kind])} />
        {NUMBERS.map((name) => (
          <DetailItem key={name} label={`vendor-registration.field.${name}`} code={shop[name]} />
        ))}
        {MENTIONS.map((name) => (
          <DetailItem key={name} label={`vendor-registration.field.${name}`} text={shop[name]} />
        ))}
        <DetailItem
          label="vendor-registration.field.account"
          code={account && formatBankAccount(account)}
        />
        <DetailItem
          label="vendor-registration.field.description"
          text={shop.business_description}
        />
      </dl>
    </section>
  )
}

type DetailItemProps = {
  label: TextKey
  text?: string | null
  /** Left to right in every language. */
  code?: string | null
}

function DetailItem({ label, text, code }: DetailItemProps): ReactNode {
  const { t } = useTexts()
  if (!text && !code) return null
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{code ? <bdi dir="ltr">{code}</bdi> : <bdi>{text}</bdi>}</dd>
    </div>
  )
}
