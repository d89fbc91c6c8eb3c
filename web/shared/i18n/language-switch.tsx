import { Check, ChevronDown, Globe } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { useChooseLanguage } from './language.ts'
import { useTexts } from './texts.ts'

/** Links, so that it works without scripts. */
export function LanguageSwitch() {
  const { t, language } = useTexts()
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

  const addressIn = (other: Language) => {
    const query = new URLSearchParams(search)
    query.set('lang', other)
    return `${pathname}?${query}`
  }
  const pick = (other: Language) => (event: MouseEvent) => {
    event.preventDefault()
    if (ref.current) ref.current.open = false
    void choose(other)
  }
  return (
    <details className="language-switch" ref={ref}>
      <summary>
        <Icon of={Globe} size="s" />
        <span className="sr-only">{t('nav.language')}</span>
        <span>{t(`language.short.${language}`)}</span>
        <Icon of={ChevronDown} size="s" />
      </summary>
      <ul>
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={addressIn(other)}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
              onClick={pick(other)}
            >
              {t(`language.${other}`)}
              {other === language && <Icon of={Check} size="s" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
