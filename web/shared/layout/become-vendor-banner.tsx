import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSite } from './site-data.ts'
import { useTexts } from '../i18n/texts.ts'

export function BecomeVendorBanner() {
  const { t } = useTexts()
  const { settings } = useSite()
  if (settings?.enableVendorRegistration === false) return null
  return (
    <section className="sell-band">
      <div>
        <h2>{t('sell.title')}</h2>
        <p>{t('sell.text')}</p>
      </div>
      <Link className="button" to={paths.vendorRegister()}>
        {t('sell.action')}
        <Icon of={ArrowRight} flip />
      </Link>
    </section>
  )
}
