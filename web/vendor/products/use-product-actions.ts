import { formatNumber } from '#kernel/format.ts'
import { useNavigate } from 'react-router'
import { del, post, put } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import type { ProductRow, ProductStatusName } from '#web/backoffice/products/products.ts'
import type { ProductActions } from '#web/backoffice/products/use-product-action.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export function useVendorProductActions(
  { act, busy }: ProductActions,
  onDelete: (row: ProductRow) => void,
) {
  const { t, language } = useTexts()
  const navigate = useNavigate()

  const setStock = (row: ProductRow, quantity: number): Promise<boolean> =>
    act(row.id, {
      ...put('/vendor/products/{id}/stock', { id: row.id }, { inventory_quantity: quantity }),
      done: t('products.stock-set', { name: row.name, count: formatNumber(quantity, language) }),
      failed: 'products.edit-failed',
      undo: () => void undoStock(row, row.inventory_quantity - quantity),
    })
  // A change, not the number of before: what was sold in between stays sold.
  const undoStock = (row: ProductRow, change: number): Promise<boolean> =>
    act(row.id, {
      ...put('/vendor/products/{id}/stock', { id: row.id }, { change }),
      done: t('products.bulk.undone', { count: 1 }),
      failed: 'products.edit-failed',
    })
  return {
    busy,
    edit: (row: ProductRow) => void navigate(paths.vendorProduct(row.id)),
    see: (row: ProductRow) => void navigate(paths.product(row.id)),
    setStock,
    setStatus: (row: ProductRow, status: ProductStatusName) =>
      void act(row.id, {
        ...put('/vendor/products/{id}/status', { id: row.id }, { status }),
        done: t('products.status-set'),
        failed: 'products.status-failed',
      }),
    duplicate: (row: ProductRow) =>
      void act(row.id, {
        ...post('/vendor/products/{id}/copies', { id: row.id }),
        done: t('products.duplicated'),
        failed: 'products.duplicate-failed',
      }),
    ask: onDelete,
    remove: (row: ProductRow) =>
      act(row.id, {
        ...del('/vendor/products/{id}', { id: row.id }),
        done: t('products.deleted'),
        failed: 'products.delete-failed',
      }),
  }
}
export type VendorProductActions = ReturnType<typeof useVendorProductActions>
