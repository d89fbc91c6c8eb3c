import { useTexts } from '#web/shared/i18n/texts.ts'

type Item = {
  id: string
  product_name: string
  variant_label: string | null
  quantity: number
}
type ParcelItemsProps = {
  /** Of the whole order. */
  items: readonly Item[]
  parcel: { items: readonly { item_id: string; quantity: number }[] }
}

/** Where the order is sent in parts. */
export function ParcelItems({ items, parcel }: ParcelItemsProps) {
  const { t } = useTexts()
  const packed = items.flatMap((item) => {
    const quantity = parcel.items.find(({ item_id }) => item_id === item.id)?.quantity ?? 0
    return quantity > 0 ? [{ ...item, packed: quantity }] : []
  })
  const isWhole =
    packed.length === items.length && packed.every((item) => item.packed === item.quantity)
  if (isWhole || packed.length === 0) return null
  return (
    <ul className="parcel-items" aria-label={t('vendor-orders.parcel.items')}>
      {packed.map((item) => (
        <li key={item.id}>
          <span className="num">{item.packed} ×</span>{' '}
          <bdi>{[item.product_name, item.variant_label].filter(Boolean).join(' · ')}</bdi>
        </li>
      ))}
    </ul>
  )
}
