import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useTexts } from '../i18n/texts.ts'

/** In every page, shown by `data-consent`. The boot script handles it before hydration. */
export function ConsentBanner() {
  const { t } = useTexts()
  return (
    <section className="consent" aria-labelledby="consent-title">
      <p id="consent-title" className="consent-title">
        {t('consent.title')}
      </p>
      <p>{t('consent.text')}</p>
      <div className="consent-links">
        <button type="button" className="text-link" data-cookies="open">
          {t('consent.customize')}
        </button>
        <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
        <Link to={paths.terms()}>{t('footer.terms')}</Link>
      </div>
      <div className="consent-buttons">
        <button type="button" className={buttonClass({ kind: 'outline' })} data-cookies="essential">
          {t('consent.essential')}
        </button>
        <button type="button" className={buttonClass({ kind: 'outline' })} data-cookies="all">
          {t('consent.all')}
        </button>
      </div>
    </section>
  )
}

/** Shown by CSS while the root has `data-offline`. */
export function OfflineNotice() {
  const { t } = useTexts()
  return (
    <p className="offline-bar" role="status">
      {t('site.offline')}
    </p>
  )
}
