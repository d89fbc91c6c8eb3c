import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiGet, type ApiRefused } from '../api/client.ts'
import { type Endpoint, withQuery } from '../api/endpoint.ts'
import { useLanguage } from '../i18n/texts.ts'
import type { QueryOptions } from './use-query.ts'

type ListPage<Item> = { items: readonly Item[]; next: string | null }

/** A list that grows by a page at each press of "more". A refresh reads all its pages again. */
export function usePages<Item>(
  path: Endpoint<ListPage<Item>>,
  { live = [], pollEvery = false }: Pick<QueryOptions, 'live' | 'pollEvery'> = {},
) {
  const language = useLanguage()
  const query = useInfiniteQuery<ListPage<Item>, ApiRefused, readonly Item[], string[], string>({
    queryKey: [path, language],
    queryFn: ({ pageParam: cursor, signal }) =>
      apiGet(cursor === '' ? path : withQuery(path, { cursor }), { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: pollEvery,
    meta: { live },
  })
  const { refetch } = query
  return {
    /** Null until the first page is there. */
    items: query.data ?? null,
    hasFailed: query.isError && !query.isFetching,
    hasMore: query.hasNextPage,
    isBusy: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    refresh: useCallback(() => void refetch(), [refetch]),
  }
}
