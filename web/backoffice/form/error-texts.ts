import type { PageLanguage } from '#kernel/locale.ts'
import { loadLocaleFile, type TextKey, usePageLanguages, useTexts } from '#web/shared/i18n/texts.ts'
import { use } from 'react'
import type { ErrorText } from './contract-rules.ts'

/** Group of a capability's texts: what its contract calls `name_required` is `<group>.name_required`. */
export type ErrorGroup = `${string}-field`

const requested = new Map<PageLanguage, Promise<void>>()

/** A failure shows codes for texts; the server's refusal has its words. */
function loaded(language: PageLanguage): Promise<void> {
  const request =
    requested.get(language) ?? loadLocaleFile(language, 'form-errors').catch(() => undefined)
  requested.set(language, request)
  return request
}

/** Suspends until the texts are loaded. */
export function useErrorTexts(group: ErrorGroup | undefined): ErrorText {
  use(loaded(usePageLanguages().language))
  const { t } = useTexts()
  return (code, n = 0) => {
    const groups = group ? [group, 'input'] : ['input']
    const keys = groups.map((name) => `${name}.${code}`) as TextKey[] // of the loaded file, in no other
    const texts = keys.map((key) => t(key, { n }))
    return texts.find((text, index) => text !== keys[index]) ?? code
  }
}
