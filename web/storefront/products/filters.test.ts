import { expect, test } from 'vitest'
import {
  isIndexable,
  type ListFilters,
  NO_FILTERS,
  readFilters,
  readListPage,
  writeFilters,
} from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

const EVERYTHING: ListFilters = {
  search: 'théière gravée',
  categories: ['jardin', 'maison'],
  vendor: '0190a0b0-0000-7000-8000-000000000001',
  shopWilaya: '15',
  minPrice: 500,
  maxPrice: 30_000.5,
  inStock: true,
  onSale: true,
  minRating: '4.5',
  colors: ['blue', 'red'],
  sizes: ['38', 'XL'],
  brands: ['Numa'],
  literal: true,
  sort: 'price_asc',
}

test('[LIST-4] filters survive the address', () => {
  expect(readFilters(new URLSearchParams(writeFilters(EVERYTHING)))).toEqual(EVERYTHING)
  expect(readFilters(new URLSearchParams(writeFilters(NO_FILTERS)))).toEqual(NO_FILTERS)
  expect(writeFilters(NO_FILTERS)).toEqual({})
})

test('a form sent without JavaScript reads like the address it stands for', () => {
  const form =
    'search=&vendor=&category=maison&category=jardin&min_price=500&max_price=&in_stock=true'
  expect(read(form)).toEqual(read('category=jardin,maison&min_price=500&in_stock=true'))
})

test('the same choice is the same address, whatever the order it was made in', () => {
  expect(writeFilters(read('sort=rating&category=b,a,b'))).toEqual(
    writeFilters(read('category=a&category=b&sort=rating')),
  )
})

test.each([
  'min_price=-5',
  'min_price=abc',
  'max_price=0',
  'sort=drop',
  'min_rating=9',
  'vendor=x',
  'category=<script>',
  'in_stock=no',
])('%s says nothing', (query) => {
  expect(read(query)).toEqual(NO_FILTERS)
})

test('prices as people type them, and turned round when the least is the greater', () => {
  expect(read('min_price=30 000&max_price=1 500,50')).toMatchObject({
    minPrice: 1500.5,
    maxPrice: 30_000,
  })
})

test('the place in the list is bounded', () => {
  const place = (query: string) => readListPage(new URLSearchParams(query))
  expect(place('pages=3&cursor=abc_-')).toEqual({ pages: 3, cursor: 'abc_-' })
  expect(place('pages=9999')).toEqual({ pages: 20, cursor: null })
  expect(place('pages=-1&cursor=%27')).toEqual({ pages: 1, cursor: null })
  expect(place('pages=x')).toEqual({ pages: 1, cursor: null })
})

test('only the whole list and one category are for search engines', () => {
  expect(isIndexable(NO_FILTERS)).toBe(true)
  expect(isIndexable(read('category=maison'))).toBe(true)
  for (const query of ['category=a,b', 'search=x', 'in_stock=1', 'sort=newest', 'max_price=9'])
    expect(isIndexable(read(query))).toBe(false)
})
