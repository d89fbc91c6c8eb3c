import { ArrowLeft, ArrowRight, Search, X } from 'lucide-react'
import { type KeyboardEvent, Suspense, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyComponent } from '../utils/lazy-component.ts'
import { useIsOffline } from '../utils/use-is-offline.ts'
import { rememberSearch } from './recent-searches.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Suggestion } from './search-panel.tsx'
import { useSuggestions } from './use-suggestions.ts'

const SearchPanel = lazyComponent(() => import('./search-panel.tsx'))

type SearchBoxProps = {
  /** In the header it covers the whole screen of a phone while it is open. */
  place: 'header' | 'page'
  /** Replaces the navigation to the product list. */
  onSearch?: (term: string) => void
}

/** Suggestions are debounced; an empty field shows recent and popular terms. */
export function SearchBox({ place, onSearch }: SearchBoxProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { key } = useLocation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Tied to the location, so that navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === key
  const isOffline = useIsOffline()
  const [term, setTerm] = useTermOfPage(key)
  const suggestions = useSuggestions(isOpen ? term : '')
  const [active, setActive] = useMarked(suggestions)
  const setOpen = (open: boolean) => {
    setOpenedOn(open ? key : null)
    setActive(-1)
  }

  const close = () => {
    setOpen(false)
    input.current?.blur()
  }
  const search = (wanted: string) => {
    const clean = wanted.trim()
    rememberSearch(clean)
    close()
    if (onSearch) return onSearch(clean)
    void navigate(clean === '' ? paths.products() : paths.search(clean))
  }
  const open = (product: Suggestion) => {
    rememberSearch(term)
    close()
    void navigate(paths.product(product.id))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const chosen = suggestions?.items[active]
    if (chosen) open(chosen)
    else search(term)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault() // the browser would clear the field, which opens it again
      return setOpen(false)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const last = (suggestions?.items.length ?? 0) - 1
    setActive(event.key === 'ArrowDown' ? Math.min(active + 1, last) : Math.max(active - 1, -1))
  }

  return (
    <form
      className={`search search-in-${place}`}
      role="search"
      aria-label={t(place === 'header' ? 'search.submit' : 'search.in-page')}
      action={paths.products()}
      data-open={isOpen || undefined}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className="search-field">
        {isOpen && place === 'header' && <BackButton onPress={close} />}
        <Icon of={Search} />
        <input
          ref={input}
          name="search"
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          dir="auto"
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {term !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label={t('search.clear')}
            onClick={() => {
              setTerm('')
              input.current?.focus()
            }}
          >
            <Icon of={X} size="s" />
          </button>
        )}
        <button className="search-go" aria-label={t('search.submit')}>
          <Icon of={ArrowRight} size="s" flip />
        </button>
      </div>
      {isOpen && isOffline && <OfflinePanel />}
      {isOpen && !isOffline && (
        <Suspense>
          <SearchPanel
            id={id}
            term={term.trim()}
            suggestions={suggestions}
            active={active}
            onOpen={open}
            onSearch={search}
          />
        </Suspense>
      )}
    </form>
  )
}

/** The marked suggestion, forgotten with the suggestions that it is one of. */
function useMarked(shown: object | null): [number, (index: number) => void] {
  const [marked, setMarked] = useState<{ in: object | null; at: number } | null>(null)
  return [
    marked?.in === shown ? marked.at : -1,
    (index) => setMarked(index < 0 ? null : { in: shown, at: index }),
  ]
}

/** In the first bundle: the panel's own may not be on the device. */
function OfflinePanel() {
  const { t } = useTexts()
  return (
    <div className="search-panel">
      <p className="search-none" role="status">
        {t('search.offline')}
      </p>
    </div>
  )
}

function BackButton({ onPress }: { onPress: () => void }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      className="icon-button only-mobile"
      aria-label={t('search.close')}
      onClick={onPress}
    >
      <Icon of={ArrowLeft} flip />
    </button>
  )
}

/** The term of the product list that is shown; elsewhere empty. */
function useTermOfPage(pageKey: string): [string, (term: string) => void] {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const shown = pathname === paths.products() ? (query.get('search') ?? '') : ''
  const [typed, setTyped] = useState<{ on: string; term: string } | null>(null)
  const term = typed?.on === pageKey ? typed.term : shown
  return [term, (next) => setTyped({ on: pageKey, term: next })]
}
