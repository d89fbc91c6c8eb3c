import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { legalLines } from '#web/shared/catalog/legal-lines.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { UserText } from '#web/ui/user-text.tsx'
import type { VendorPageData } from './vendor-data.ts'

/** Shows the legal identity that a vendor must publish by law. */
export function About({ shop: { vendor, place }, words }: VendorPageData) {
  const { t } = useTexts()
  const legal = legalLines(vendor.legal, t)
  const address = [vendor.business_address, vendor.business_city, place].filter(Boolean)
  const { business_phone: phone, business_email: email } = vendor
  return (
    <div className="shop-about">
      <div>
        <h2>{words.description}</h2>
        <p dir="auto">
          <UserText text={vendor.business_description ?? words.noDescription} />
        </p>
      </div>
      <dl className="card">
        {address.length > 0 && (
          <div>
            <dt>{words.location}</dt>
            <dd>
              {address.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a className="num" dir="ltr" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a dir="ltr" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
        {legal.length > 0 && (
          <div>
            <dt>{words.identity}</dt>
            <dd>
              {legal.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dd>
            <Link to={paths.terms()}>{words.returns}</Link>
          </dd>
        </div>
      </dl>
    </div>
  )
}
