import { Clock, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { SuggestionsView } from '#capabilities/search/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Money } from '#web/ui/money.tsx'
import { getPublicJson } from '../api/public-client.ts'
import { removeRecentSearch, clearRecentSearches, useRecentSearches } from './recent-searches.ts'
import { useTexts } from '../i18n/texts.ts'

export type Suggestion = SuggestionsView['items'][number]

type SearchPanelProps = {
  id: string
  term: string
  suggestions: SuggestionsView | null
  active: number
  onOpen: (product: Suggestion) => void
  onSearch: (term: string) => void
}

/** Presses keep the focus in the field. */
export default function SearchPanel(props: SearchPanelProps) {
  const { t } = useTexts()
  const { id, term, suggestions, active, onOpen, onSearch } = props
  return (
    <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
      <p className="sr-only" role="status">
        {term !== '' && suggestions && t('search.found', { count: suggestions.items.length })}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')}>
        {term !== '' &&
          suggestions?.items.map((product, index) => (
            <li
              key={product.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onOpen(product)}
            >
              <SuggestionRow product={product} term={term} />
            </li>
          ))}
      </ul>
      {term !== '' && suggestions?.items.length === 0 && (
        <p className="search-none">
          {t('search.none', { term })} <Link to={paths.products()}>{t('search.all')}</Link>
        </p>
      )}
      {term !== '' && suggestions && (
        <FurtherSuggestions term={term} suggestions={suggestions} onSearch={onSearch} />
      )}
      {term === '' && <Ideas onSearch={onSearch} />}
    </div>
  )
}

type FurtherProps = {
  term: string
  suggestions: SuggestionsView
  onSearch: (term: string) => void
}

/** Below the products: how the search may go on, categories, shops, and all results. */
function FurtherSuggestions({ term, suggestions, onSearch }: FurtherProps) {
  const { t } = useTexts()
  const { items, completions = [], categories = [], shops = [] } = suggestions
  return (
    <div className="search-ideas search-further">
      {completions.length > 0 && (
        <div className="chips">
          {completions.map((completion) => (
            <button
              key={completion}
              type="button"
              className="chip"
              onClick={() => onSearch(completion)}
            >
              <bdi>{completion}</bdi>
            </button>
          ))}
        </div>
      )}
      {categories.length > 0 && (
        <p>
          {t('search.categories')}{' '}
          {categories.map(({ slug, name }) => (
            <Link key={slug} className="text-link" to={paths.products({ category: slug })}>
              <bdi>{name}</bdi>
            </Link>
          ))}
        </p>
      )}
      {shops.length > 0 && (
        <p>
          {t('search.shops')}{' '}
          {shops.map(({ id, business_name: name }) => (
            <Link key={id} className="text-link" to={paths.vendor(id)}>
              <bdi>{name}</bdi>
            </Link>
          ))}
        </p>
      )}
      {items.length > 0 && (
        <button type="button" className="text-link" onClick={() => onSearch(term)}>
          {t('search.all-results', { term })}
        </button>
      )}
    </div>
  )
}

function SuggestionRow({ product, term }: { product: Suggestion; term: string }) {
  const { language } = useTexts()
  return (
    <>
      <span className="search-thumb">
        <ResponsiveImage image={product.image} alt="" sizes="2.5rem" priority="eager" />
      </span>
      <span className="search-name">
        <bdi>
          <Match text={product.name} term={term} />
        </bdi>
        <small>
          <bdi>{product.category}</bdi> · <bdi>{product.vendor.business_name}</bdi>
        </small>
      </span>
      <b>
        <Money dinars={product.price} language={language} />
      </b>
    </>
  )
}

function Match({ text, term }: { text: string; term: string }) {
  const index = text.toLowerCase().indexOf(term.toLowerCase())
  if (index < 0) return text
  const end = index + term.length
  return (
    <>
      {text.slice(0, index)}
      <b>{text.slice(index, end)}</b>
      {text.slice(end)}
    </>
  )
}

function Ideas({ onSearch }: { onSearch: (term: string) => void }) {
  const { t } = useTexts()
  const recent = useRecentSearches()
  const popular = usePopularTerms()
  return (
    <div className="search-ideas">
      {recent.length > 0 && (
        <>
          <p>
            {t('search.recent')}
            <button type="button" className="text-link" onClick={clearRecentSearches}>
              {t('search.recent-clear')}
            </button>
          </p>
          <div className="chips">
            {recent.map((term) => (
              <span key={term} className="chip recent-search">
                <button type="button" onClick={() => onSearch(term)}>
                  <Icon of={Clock} size="s" />
                  <bdi>{term}</bdi>
                </button>
                <button
                  type="button"
                  aria-label={t('search.recent-remove', { term })}
                  onClick={() => removeRecentSearch(term)}
                >
                  <Icon of={X} size="s" />
                </button>
              </span>
            ))}
          </div>
        </>
      )}
      {popular.length > 0 && (
        <>
          <p>{t('search.popular')}</p>
          <div className="chips">
            {popular.map((term) => (
              <button key={term} type="button" className="chip" onClick={() => onSearch(term)}>
                <bdi>{term}</bdi>
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function usePopularTerms(): readonly string[] {
  const { language } = useTexts()
  const [terms, setTerms] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    getPublicJson(get('/search/popular'), language).then(
      ({ items }) => isCurrent && setTerms(items),
      () => undefined, // optional: the recent searches stand alone
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return terms
}
