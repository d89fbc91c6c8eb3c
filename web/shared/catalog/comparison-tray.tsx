import './comparison-tray.css'
import { Scale, X } from 'lucide-react'
import { paths } from '../../paths.ts'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ResponsiveImage } from '../../ui/responsive-image.tsx'
import { useTexts } from '../i18n/texts.ts'
import { comparison, type SavedProduct } from './saved-products.ts'
import { useSavedProducts } from './use-saved-products.ts'

/** The way to the comparison, and what is in it, beside lists and products. */
export default function ComparisonTray({ compared }: { compared: readonly SavedProduct[] }) {
  const { t, language } = useTexts()
  const { products } = useSavedProducts(compared, language)
  const shown = compared.flatMap(({ id }) => products?.get(id) ?? [])
  return (
    <aside className="comparison-tray" aria-label={t('comparison.tray.title')}>
      <ul>
        {shown.map((product) => (
          <li key={product.id}>
            <ResponsiveImage
              image={product.images[0] ?? null}
              alt=""
              sizes="3rem"
              priority="eager"
            />
            <button
              type="button"
              aria-label={t('comparison.tray.remove', { name: product.name })}
              onClick={() => comparison.remove(product.id)}
            >
              <Icon of={X} size="s" />
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink small to={paths.comparison()}>
        <Icon of={Scale} size="s" />
        {t('comparison.tray.compare', { count: compared.length })}
      </ButtonLink>
      <IconButton
        icon={X}
        label={t('comparison.tray.clear')}
        onClick={() => comparison.replace([])}
      />
    </aside>
  )
}
