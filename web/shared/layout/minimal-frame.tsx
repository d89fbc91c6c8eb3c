import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { type TextKey, useTexts } from '../i18n/texts.ts'

export type BackLink = { to: string; key: TextKey }

export function MinimalFrame({ back, children }: { back: BackLink; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <header className="site-header reduced-header">
        <div className="wrap">
          <Link className="logo" to={paths.home()}>
            <Logo name={t('site.name')} />
          </Link>
          <LanguageSwitch />
          <Link className="text-link" to={back.to}>
            <Icon of={ChevronLeft} size="s" flip />
            {t(back.key)}
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="reduced-main">
        {children}
      </main>
    </>
  )
}
