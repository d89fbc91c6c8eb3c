import type { ReactNode } from 'react'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Count } from '#web/ui/money.tsx'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import type { VendorDetail } from './vendor-status.ts'
import { type WilayaOption, wilayaName } from '#web/shared/preferences/use-wilayas.ts'

type VendorDetailsProps = { vendor: VendorDetail }
type DetailItem = readonly [TextKey, ReactNode]

const KINDS: Record<LegalKind, TextKey> = {
  company: 'admin.vendors.kind.company',
  craftsman: 'admin.vendors.kind.craftsman',
  auto_entrepreneur: 'admin.vendors.kind.auto',
}

export function VendorDetails({
  vendor,
  wilayas,
}: VendorDetailsProps & { wilayas: readonly WilayaOption[] }) {
  const { t } = useTexts()
  return (
    <>
      {vendor.rejection_reason !== null && (
        <section className="vendor-reason">
          <h3>{t('admin.vendors.detail.reason')}</h3>
          <p dir="auto">{vendor.rejection_reason}</p>
        </section>
      )}
      {vendor.business_description !== null && (
        <section>
          <p dir="auto" className="vendor-words">
            {vendor.business_description}
          </p>
        </section>
      )}
      <section>
        <h3>{t('admin.vendors.detail.contact')}</h3>
        <DetailList details={contactOf(vendor, wilayas)} />
      </section>
      <section>
        <h3>{t('admin.vendors.detail.legal')}</h3>
        <DetailList details={numbersOf(vendor, t(KINDS[vendor.kind]))} />
      </section>
      <Activity vendor={vendor} />
      <History vendor={vendor} />
    </>
  )
}

/** Unknown values are left out. */
function DetailList({ details }: { details: readonly DetailItem[] }) {
  const { t } = useTexts()
  return (
    <dl className="facts">
      {details.map(
        ([label, value]) =>
          value !== null &&
          value !== false && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const text = (value: string | null) => value !== null && <bdi>{value}</bdi>
const number = (value: string | null) =>
  value !== null && (
    <bdi dir="ltr" className="num">
      {value}
    </bdi>
  )

const contactOf = (
  vendor: VendorDetail,
  wilayas: readonly WilayaOption[],
): readonly DetailItem[] => {
  const { business_phone: phone, business_email: email, owner } = vendor
  return [
    ['admin.vendors.detail.owner', text(owner.name)],
    [
      'admin.vendors.detail.account',
      owner.email !== null && (
        <bdi key="account" dir="ltr">
          {owner.email}
        </bdi>
      ),
    ],
    [
      'admin.vendors.detail.phone',
      phone !== null && (
        <a className="text-link" key="phone" href={phoneHref(phone)}>
          <bdi dir="ltr" className="num">
            {formatPhoneDisplay(phone)}
          </bdi>
        </a>
      ),
    ],
    [
      'admin.vendors.detail.email',
      <a className="text-link" key="email" href={`mailto:${encodeURIComponent(email)}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>,
    ],
    ['admin.vendors.detail.address', text(vendor.business_address)],
    ['admin.vendors.detail.city', text(vendor.business_city)],
    ['admin.vendors.detail.wilaya', wilayaName(wilayas, vendor.business_wilaya)],
  ]
}

const numbersOf = (vendor: VendorDetail, kind: string): readonly DetailItem[] => [
  ['admin.vendors.detail.kind', kind],
  ['admin.vendors.detail.rc', number(vendor.rc)],
  ['admin.vendors.detail.craftsman_card', number(vendor.craftsman_card)],
  ['admin.vendors.detail.nif', number(vendor.nif)],
  ['admin.vendors.detail.nis', number(vendor.nis)],
  ['admin.vendors.detail.ai', number(vendor.ai)],
  ['admin.vendors.detail.legal_form', text(vendor.legal_form)],
  ['admin.vendors.detail.capital', number(vendor.capital)],
  ['admin.vendors.detail.activity', text(vendor.activity)],
]

function Activity({ vendor }: VendorDetailsProps) {
  const { t, language } = useTexts()
  return (
    <section>
      <h3>{t('admin.vendors.detail.sales')}</h3>
      <DetailList
        details={[
          [
            'admin.vendors.column.products',
            <Count key="products" value={vendor.product_count} language={language} />,
          ],
          [
            'admin.vendors.column.orders',
            <Count key="orders" value={vendor.order_count} language={language} />,
          ],
        ]}
      />
    </section>
  )
}

const TONES: Record<VendorDetail['history'][number]['change'], Tone> = {
  registered: 'warn',
  resubmitted: 'warn',
  verified: 'ok',
  rejected: 'bad',
  activated: 'ok',
  deactivated: 'neutral',
}

function History({ vendor }: VendorDetailsProps) {
  const { t, language } = useTexts()
  if (vendor.history.length === 0) return null
  return (
    <section>
      <h3>{t('admin.vendors.detail.history')}</h3>
      <ol className="panel-history">
        {vendor.history.map(({ change, by, reason, at: timestamp }) => (
          <li key={`${timestamp}-${change}`}>
            <Badge tone={TONES[change]}>{t(`admin.vendors.change.${change}`)}</Badge>
            <small>
              <time dateTime={timestamp}>
                {formatAdminDate(new Date(timestamp), language, 'dateTime')}
              </time>{' '}
              · {t(`admin.vendors.by.${by}`)}
            </small>
            {reason !== null && <p dir="auto">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
