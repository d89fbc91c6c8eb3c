import { Link } from 'react-router'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { ListData } from './load-list.ts'

/** How a search was understood, where that is not what was typed. */
export function SearchNotes({ data }: { data: ListData }) {
  const { t, language } = useTexts()
  const { filters, page } = data
  const guesses = page.guesses ?? []
  const { min, max } = page.price_bounds ?? {}
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  return (
    <>
      {guesses.length > 0 && (
        <p className="search-note" role="status">
          {guesses.map(({ typed, read }) => (
            <span key={typed}>{t('product-list.read-instead', { read, typed })} </span>
          ))}
          <Link
            className="text-link"
            to={paths.products({ search: filters.search, literal: 'true' })}
            rel="nofollow"
          >
            {t('product-list.search-literally', { term: filters.search })}
          </Link>
        </p>
      )}
      {page.only_described && <p className="search-note">{t('product-list.only-described')}</p>}
      {min !== undefined && max !== undefined && (
        <p className="search-note">
          {t('product-list.price-read-between', { low: money(min), high: money(max) })}
        </p>
      )}
      {min === undefined && max !== undefined && (
        <p className="search-note">{t('product-list.price-read-below', { price: money(max) })}</p>
      )}
      {min !== undefined && max === undefined && (
        <p className="search-note">{t('product-list.price-read-above', { price: money(min) })}</p>
      )}
    </>
  )
}
