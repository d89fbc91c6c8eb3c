import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isPageLanguage } from '#kernel/locale.ts'
import { loadTexts } from './shared/i18n/texts.ts'

const { lang } = document.documentElement
await loadTexts(isPageLanguage(lang) ? lang : DEFAULT_LANGUAGE, location.pathname)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
