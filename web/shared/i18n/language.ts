import { useCallback, useEffect } from 'react'
import {
  type MiddlewareFunction,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage, type PageLanguage } from '#kernel/locale.ts'
import { savePreference, readStoredText } from '../preferences/preferences.ts'
import { loadTexts, usePageLanguages } from './texts.ts'

/** An optional language is offered where the page says so. */
const isOffered = (value: unknown): value is PageLanguage =>
  isLanguage(value) ||
  document.documentElement.dataset['languages']?.split(' ').some((code) => code === value) === true

/**
 * Loads the texts of the page before it renders: in the language of `?lang=`, else the chosen one,
 * which the server answers in as well, even where the page that is left was shown in another.
 */
export const textsMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, searchParams } = new URL(request.url)
  const current = document.documentElement.lang
  const language =
    [searchParams.get('lang'), readStoredText('yova-lang'), current].find(isOffered) ??
    DEFAULT_LANGUAGE
  await loadTexts(language, pathname)
  return next()
}

/** Revalidates the loaders instead of reloading the page. */
export function useChooseLanguage(): (language: PageLanguage) => Promise<void> {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    async (language) => {
      savePreference('yova-lang', language)
      await loadTexts(language, pathname)
      const query = new URLSearchParams(search)
      if (!query.has('lang')) return revalidate()
      query.delete('lang')
      const rest = query.toString()
      await navigate(pathname + (rest === '' ? '' : `?${rest}`) + hash, {
        replace: true,
        preventScrollReset: true,
      })
    },
    [revalidate, navigate, pathname, search, hash],
  )
}

/** Shows the language chosen before. Who chose none keeps that of the link that they came by. */
export function useStoredLanguage(): void {
  const choose = useChooseLanguage()
  const { language } = usePageLanguages()
  const isRequested = useRouteLoaderData<{ isLanguageRequested: boolean }>(
    'root',
  )?.isLanguageRequested
  useEffect(() => {
    const stored = readStoredText('yova-lang')
    const chosen = isOffered(stored) ? stored : null
    // Also renews a lost cookie, or one of a language that is not offered any more.
    if (isRequested || (stored !== null && chosen === null))
      savePreference('yova-lang', chosen ?? language)
    if (!isRequested && chosen !== null && chosen !== language) void choose(chosen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])
}
