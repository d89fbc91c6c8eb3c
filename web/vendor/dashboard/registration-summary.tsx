import type { ReactNode } from 'react'
import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'

const KINDS = {
  company: 'selling.kind.company',
  craftsman: 'selling.kind.craftsman',
  auto_entrepreneur: 'selling.kind.auto',
} as const satisfies Record<OwnVendorView['kind'], TextKey>

const NUMBERS = ['craftsman_card', 'rc', 'nif', 'nis', 'ai'] as const

/** What the request said: buyers see it on the shop's page, and the team checks it. */
export function RegistrationSummary({ shop }: { shop: OwnVendorView }) {
  const { t } = useTexts()
  const street = [shop.business_address, shop.business_city].filter(Boolean).join(', ')
  const wilaya = shop.wilaya_name && `${shop.wilaya_name} (${shop.business_wilaya})`
  const account = shop.payout_number === null ? null : parseBankAccount(shop.payout_number)
  return (
    <section className="card space-facts" aria-labelledby="space-facts">
      <h2 id="space-facts">{t('selling.facts')}</h2>
      <dl>
        <Fact label="selling.field.email" code={shop.business_email} />
        <Fact label="selling.field.phone" code={shop.business_phone} />
        <Fact label="selling.field.address" text={[street, wilaya].filter(Boolean).join(' · ')} />
        <Fact label="selling.field.kind" text={t(KINDS[shop.kind])} />
        {NUMBERS.map((name) => (
          <Fact key={name} label={`selling.field.${name}`} code={shop[name]} />
        ))}
        <Fact label="selling.field.account" code={account && formatBankAccount(account)} />
        <Fact label="selling.field.description" text={shop.business_description} />
      </dl>
    </section>
  )
}

type FactProps = {
  label: TextKey
  text?: string | null
  /** What reads from left to right in every language. */
  code?: string | null
}

/** One line, absent when nothing was said of it. */
function Fact({ label, text, code }: FactProps): ReactNode {
  const { t } = useTexts()
  if (!text && !code) return null
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{code ? <bdi dir="ltr">{code}</bdi> : <bdi>{text}</bdi>}</dd>
    </div>
  )
}
