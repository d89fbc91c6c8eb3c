import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { type BackofficeAudience, PRODUCT_LIST_URLS } from './products.ts'

export function useProductList(audience: BackofficeAudience) {
  const { t } = useTexts()
  const addresses = PRODUCT_LIST_URLS[audience]
  const { query, go } = useListQuery(addresses)
  const list = useQuery(addresses.path(query), {
    isCached: true,
    onFailure: () =>
      showToast({
        title: t('backoffice.error'),
        message: t('products.load-failed'),
        isError: true,
        closeLabel: t('site.close'),
      }),
  })
  /** Names the filters, not the page, of the list. */
  const filters = addresses.address({ ...query, cursor: null, open: null, sort: 'newest' })
  return { addresses, query, go, list, filters }
}
