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

/** Before a page is shown, its texts are there: of its own space, and of the language it asks for. */
export const textsMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, searchParams } = new URL(request.url)
  const current = document.documentElement.lang
  const asked = searchParams.get('lang')
  const language = isLanguage(asked) ? asked : isLanguage(current) ? current : DEFAULT_LANGUAGE
  await loadTexts(language, pathname)
  return next()
}

/** Switches the whole site at once and remembers it: the loaders run again, nothing is reloaded. */
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

/** When the cookie was lost but the browser remembers a language, that language comes back. */
export function useStoredLanguage(): void {
  const choose = useChooseLanguage()
  const language = useLanguage()
  const isAsked = useRouteLoaderData<{ isLanguageAsked: boolean }>('root')?.isLanguageAsked
  useEffect(() => {
    const kept = readStoredText('yova-lang')
    if (!isAsked && isLanguage(kept) && kept !== language) void choose(kept)
    // Once, when the page has come to life: later choices are written in both places.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
