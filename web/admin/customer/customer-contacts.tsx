import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import type { CustomerSummaryView } from '#capabilities/orders/customers.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { formatPhoneDisplay, phoneHref } from '#web/backoffice/format/phone.ts'
import { paths } from '#web/paths.ts'
import { useWilayaName } from '#web/shared/preferences/use-wilaya-name.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'

type CustomerContactsProps = { account: AdminUserView | null; summary: CustomerSummaryView }

/** Saved addresses of the account, and those that orders were sent to. */
export function CustomerContacts({ account, summary }: CustomerContactsProps) {
  const { t } = useTexts()
  const saved = useQuery(
    account ? get('/admin/users/{id}/addresses', { id: account.user_id }) : null,
  )
  const others = summary.accounts.filter(({ user_id: id }) => id !== account?.user_id)
  const phones = [
    ...new Set([account?.phone, ...summary.contacts.map(({ phone }) => phone)]),
  ].filter((phone) => typeof phone === 'string')
  return (
    <>
      <section>
        <h3>{t('admin.customer.addresses')}</h3>
        {summary.contacts.length === 0 && saved.view?.items.length === 0 && (
          <p className="muted">{t('admin.customer.no-addresses')}</p>
        )}
        <ul className="order-page-list">
          {saved.view?.items.map((address) => (
            <li key={address.id}>
              <AddressLines
                {...address}
                name={`${address.first_name} ${address.last_name}`}
                note={address.label}
              />
            </li>
          ))}
          {summary.contacts.map((contact) => (
            <li key={`${contact.last_at} ${contact.address}`}>
              <AddressLines {...contact} note={contact.email} />
            </li>
          ))}
        </ul>
      </section>
      {account && phones.length > 0 && (
        <section>
          <h3>{t('admin.customer.by-phone')}</h3>
          <ul className="order-page-list">
            {phones.map((phone) => (
              <li key={phone}>
                <Link className="text-link" to={paths.adminCustomer(phone)}>
                  <bdi dir="ltr">{formatPhoneDisplay(phone)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!account && others.length > 0 && (
        <section>
          <h3>{t('admin.customer.accounts')}</h3>
          <ul className="order-page-list">
            {others.map((other) => (
              <li key={other.user_id}>
                <Link className="text-link" to={paths.adminCustomer(other.user_id)}>
                  <bdi>{other.name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type AddressLinesProps = {
  name: string
  address: string
  city: string
  wilaya: string
  phone: string
  note: string
}

function AddressLines({ name, address, city, wilaya, phone, note }: AddressLinesProps) {
  const place = useWilayaName(wilaya)
  return (
    <address className="order-address">
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>
        <bdi>{address}</bdi>
      </span>
      <span>
        <bdi>{city}</bdi> · {place === '' ? wilaya : place}
      </span>
      <a className="text-link" href={phoneHref(phone)}>
        <Icon of={Phone} size="s" />
        <bdi dir="ltr">{formatPhoneDisplay(phone)}</bdi>
      </a>
      {note !== '' && (
        <small className="muted">
          <bdi>{note}</bdi>
        </small>
      )}
    </address>
  )
}
