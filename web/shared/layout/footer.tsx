import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { currentTheme, setTheme, onThemeChange, type Theme } from '../preferences/preferences.ts'
import { useSite } from './site-data.ts'
import { type TextKey, useTexts } from '../i18n/texts.ts'

const QUICK: [TextKey, string][] = [
  ['nav.home', paths.home()],
  ['nav.products', paths.products()],
  ['nav.categories', paths.categories()],
  ['nav.vendors', paths.vendors()],
]
const INFORMATION: [TextKey, string][] = [
  ['footer.about-us', paths.about()],
  ['footer.terms', paths.terms()],
  ['footer.privacy', paths.privacy()],
  ['footer.data-request', paths.dataRequest()],
  ['footer.contact-us', paths.contact()],
  ['nav.track', paths.track()],
  ['footer.sitemap', paths.sitemap()],
]
const PAYMENTS: TextKey[] = [
  ...PAYMENT_METHODS.map(({ code }) => `payment.${code}` as const),
  'payment.network',
  'payment.post',
]
const SOCIAL = [
  ['Facebook', 'facebookUrl'],
  ['Instagram', 'instagramUrl'],
  ['TikTok', 'tiktokUrl'],
] as const

export function SiteFooter() {
  const { t } = useTexts()
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="site-footer-about">
            <Link className="logo" to={paths.home()}>
              <Logo name={t('site.name')} />
            </Link>
            <p>{t('footer.about')}</p>
            <h2 className="sr-only">{t('footer.payment')}</h2>
            <ul className="payments">
              {PAYMENTS.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ul>
            <small>{t('footer.payment.text')}</small>
          </div>
          <LinkList title="footer.links" links={QUICK} />
          <LinkList title="footer.information" links={INFORMATION} />
          <Contact />
        </div>
        <div className="site-footer-end">
          <small>{t('footer.rights')}</small>
          <button type="button" className="text-link" data-cookies="open">
            {t('consent.settings')}
          </button>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ title, links }: { title: TextKey; links: [TextKey, string][] }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(([key, to]) => (
          <li key={to}>
            <Link to={to}>{t(key)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact() {
  const { t } = useTexts()
  const { settings } = useSite()
  const social = SOCIAL.flatMap(([name, setting]) => {
    const href = settings?.[setting]
    return href ? [{ name, href }] : []
  })
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <address>
        <bdi>{settings?.companyAddress || t('footer.country')}</bdi>
        {settings?.contactEmail && (
          <a dir="ltr" href={`mailto:${settings.contactEmail}`}>
            {settings.contactEmail}
          </a>
        )}
        {settings?.companyPhone && (
          <a dir="ltr" className="num" href={`tel:${settings.companyPhone.replaceAll(/\s/g, '')}`}>
            {settings.companyPhone}
          </a>
        )}
      </address>
      {social.length > 0 && (
        <ul className="social" aria-label={t('footer.social')}>
          {social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener noreferrer" target="_blank" dir="ltr">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ThemeChoice() {
  const { t } = useTexts()
  const theme = useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => 'system')
  const choose = (value: string) =>
    setTheme(value === 'light' || value === 'dark' ? value : 'system')
  return (
    <label className="theme-choice">
      <span>{t('nav.theme')}</span>
      <select value={theme} onChange={(event) => choose(event.target.value)}>
        <option value="system">{t('theme.system')}</option>
        <option value="light">{t('theme.light')}</option>
        <option value="dark">{t('theme.dark')}</option>
      </select>
    </label>
  )
}
