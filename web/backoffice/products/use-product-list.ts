import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { useAnswer } from '#web/backoffice/data/use-query.ts'
import { type Desk, LISTS, type ProductsPage } from './products.ts'

/** The list as the address says it; a failure is told once for each try. */
export function useProductList(desk: Desk) {
  const { t } = useTexts()
  const addresses = LISTS[desk]
  const { query, go } = useListQuery(addresses)
  const list = useAnswer<ProductsPage>(addresses.path(query), () =>
    showToast({
      title: t('desk.error'),
      message: t('goods.load-failed'),
      isError: true,
      closeLabel: t('site.close'),
    }),
  )
  return { addresses, query, go, list }
}
