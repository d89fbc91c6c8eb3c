import { Check, ChevronDown, Globe } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { languageName, type PageLanguage, shortLanguageName } from '#kernel/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { useChooseLanguage } from './language.ts'
import { usePageLanguages, useTexts } from './texts.ts'

/** Links, so that it works without scripts. */
export function LanguageSwitch() {
  const { t } = useTexts()
  const { language, languages } = usePageLanguages()
  const choose = useChooseLanguage()
  const { pathname, search } = useLocation()
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current
      const isInside = event.target instanceof Node && menu?.contains(event.target) === true
      if (menu && (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside))
        menu.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  const addressIn = (other: PageLanguage) => {
    const query = new URLSearchParams(search)
    query.set('lang', other)
    return `${pathname}?${query}`
  }
  const pick = (other: PageLanguage) => (event: MouseEvent) => {
    event.preventDefault()
    if (ref.current) ref.current.open = false
    void choose(other)
  }
  return (
    <details className="language-switch" ref={ref}>
      <summary>
        <Icon of={Globe} size="s" />
        <span className="sr-only">{t('nav.language')}</span>
        <span>{shortLanguageName(language)}</span>
        <Icon of={ChevronDown} size="s" />
      </summary>
      <ul>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={addressIn(other)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
              onClick={pick(other)}
            >
              {languageName(other)}
              {other === language && <Icon of={Check} size="s" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
