import { Heart, Scale, Share2 } from 'lucide-react'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { paths } from '#web/paths.ts'
import { ReportButton } from '#web/shared/report/report-button.tsx'
import { comparison, wishlist } from '#web/shared/catalog/saved-products.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function ProductPageActions({
  product,
  price,
}: {
  product: ProductDetailView
  price: number
}) {
  const { t } = useTexts()
  const { settings } = useSite()
  const isSaved = wishlist.useHas(product.id)
  const isCompared = comparison.useHas(product.id)
  const closeLabel = t('site.close')
  const toast = (title: string, action?: { label: string; to: string }) =>
    showToast({ title, closeLabel, ...(action && { action }) })

  const keep = () =>
    wishlist.toggle({ id: product.id, price })
      ? toast(t('wishlist.added'), { label: t('wishlist.view'), to: paths.wishlist() })
      : toast(t('wishlist.removed'))
  const compare = () => {
    const view = { label: t('comparison.view'), to: paths.comparison() }
    if (comparison.toggle({ id: product.id, price })) return toast(t('comparison.added'), view)
    return isCompared ? toast(t('comparison.removed')) : toast(t('comparison.full'), view)
  }
  const share = async () => {
    const url = location.href
    if (navigator.share) return navigator.share({ title: product.name, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      toast(t('product.link-copied'))
    } catch {
      showToast({ title: t('product.link-failed'), isError: true, closeLabel })
    }
  }
  return (
    <div className="buy-aside">
      {settings?.enableWishlist !== false && (
        <Button kind="text" small aria-pressed={isSaved} onClick={keep}>
          <Icon of={Heart} size="s" />
          {t('product.favourite')}
        </Button>
      )}
      {settings?.enableComparison !== false && (
        <Button kind="text" small aria-pressed={isCompared} onClick={compare}>
          <Icon of={Scale} size="s" />
          {t('product.compare')}
        </Button>
      )}
      <Button kind="text" small onClick={() => void share()}>
        <Icon of={Share2} size="s" />
        {t('product.share')}
      </Button>
      <ReportButton about="product" id={product.id} name={product.name} />
    </div>
  )
}
