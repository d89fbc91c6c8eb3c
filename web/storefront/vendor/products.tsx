import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { paths } from '#web/paths.ts'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type VendorPageData, vendorPageQuery } from './vendor-data.ts'

const FIRST_ROW = 2

export function VendorProducts({ shop, words }: VendorPageData) {
  const { vendor, asked: query, products } = shop
  if (!products) return null
  const isSearch = query.search !== ''
  return (
    <>
      <h2 className="sr-only">{words.products}</h2>
      <SearchForm shop={shop} words={words} />
      {products.items.length === 0 ? (
        <EmptyState
          title={isSearch ? words.noResults : words.noProducts}
          {...(isSearch && {
            action: (
              <ButtonLink kind="outline" to={paths.vendor(vendor.id)} preventScrollReset>
                {words.allProducts}
              </ButtonLink>
            ),
          })}
        />
      ) : (
        <div className="card-grid">
          {products.items.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              {...(index < FIRST_ROW && { priority: 'eager' })}
            />
          ))}
        </div>
      )}
      {products.next !== null && (
        <p className="shop-more">
          <ButtonLink
            kind="outline"
            to={paths.vendor(vendor.id, vendorPageQuery({ ...query, cursor: products.next }))}
          >
            {words.moreProducts}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function SearchForm({ shop: { vendor, asked: query, sorts }, words }: VendorPageData) {
  return (
    <Form
      key={`${query.search} ${query.sort}`}
      className="shop-search"
      role="search"
      action={paths.vendor(vendor.id)}
      preventScrollReset
    >
      <span className="search-field">
        <Icon of={Search} />
        <input
          type="search"
          name="search"
          dir="auto"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={200}
          defaultValue={query.search}
        />
        <button className="search-go" aria-label={words.submit}>
          <Icon of={Search} size="s" />
        </button>
      </span>
      <span className="input input-select">
        <select
          name="sort"
          aria-label={words.sort}
          defaultValue={query.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sorts.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </Form>
  )
}
