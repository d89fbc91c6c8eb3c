import { useCallback, useEffect } from 'react'
import {
  type MiddlewareFunction,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#kernel/locale.ts'
import { savePreference, readStoredText } from '../preferences/preferences.ts'
import { loadTexts, useLanguage } from './texts.ts'

/** Loads the texts of the page, in the language of `?lang=`, before it renders. */
export const textsMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, searchParams } = new URL(request.url)
  const current = document.documentElement.lang
  const requested = searchParams.get('lang')
  const language = isLanguage(requested)
    ? requested
    : isLanguage(current)
      ? current
      : DEFAULT_LANGUAGE
  await loadTexts(language, pathname)
  return next()
}

/** Revalidates the loaders instead of reloading the page. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
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

export function useStoredLanguage(): void {
  const choose = useChooseLanguage()
  const language = useLanguage()
  const isRequested = useRouteLoaderData<{ isLanguageRequested: boolean }>(
    'root',
  )?.isLanguageRequested
  useEffect(() => {
    const stored = readStoredText('yova-lang')
    if (!isRequested && isLanguage(stored) && stored !== language) void choose(stored)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])
}
