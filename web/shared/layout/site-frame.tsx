import type { ReactNode } from 'react'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'
import { TabBar } from './tab-bar.tsx'
import { useTexts } from '../i18n/texts.ts'

export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('site.skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <TabBar />
    </>
  )
}
