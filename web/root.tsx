import './styles/app.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import readex from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { directionOf, isLanguage } from '#kernel/locale.ts'
import { DeferredPrompts } from './shared/layout/deferred-prompts.tsx'
import { BOOT_SCRIPT } from './shared/layout/boot-script.ts'
import { ConsentBanner, OfflineNotice } from './shared/consent/consent-banner.tsx'
import { ErrorPage } from './shared/layout/error-page.tsx'
import { textsMiddleware, useStoredLanguage } from './shared/i18n/language.ts'
import { loaderContext } from './shared/api/loader-context.ts'
import { localeFilesOf, localeFileUrl, usePageLanguages } from './shared/i18n/texts.ts'
import { Toaster } from './ui/toast.tsx'

export const clientMiddleware = [textsMiddleware]

export function loader({ context }: LoaderFunctionArgs) {
  const page = loaderContext(context)
  const { pageLanguage: language, languages, isLanguageRequested, wilaya, origin } = page
  return { language, languages, isLanguageRequested, wilaya, origin }
}

/** Navigation changes none of it; language and wilaya revalidate by themselves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true
  return currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, languages } = usePageLanguages()
  const optional = languages.filter((code) => !isLanguage(code))
  const { pathname } = useLocation()
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-languages={optional.join(' ') || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#155944" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={directionOf(language) === 'rtl' ? readex : figtree}
        />
        <Links />
        {localeFilesOf(pathname).map((area) => (
          <link key={area} rel="modulepreload" href={localeFileUrl(language, area)} />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/touch-180.png" />
        <Meta />
      </head>
      <body>
        <ConsentBanner />
        <OfflineNotice />
        {children}
        <DeferredPrompts />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useStoredLanguage()
  useStylesOfTheFirstPage()
  return <Outlet />
}

/** Removes inlined styles when React removes their link; see entry.server.tsx. */
function useStylesOfTheFirstPage(): void {
  useLocation() // renders the root at each navigation, which then checks again
  useEffect(() => {
    for (const style of document.querySelectorAll<HTMLElement>('style[data-of]'))
      if (!document.querySelector(`link[href="${style.dataset['of']}"]`)) style.remove()
  })
}

export function ErrorBoundary() {
  return <ErrorPage />
}
