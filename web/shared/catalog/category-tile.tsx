import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { categoryText, type MainCategory } from './main-categories.ts'
import { illustrationUrl, illustrationSrcSet } from './illustrations.ts'
import { useTexts } from '../i18n/texts.ts'

type CategoryArchProps = { slug: MainCategory; count?: number | undefined; eager?: boolean }

const SIZES = '(min-width: 64rem) 12.5rem, 8.25rem'

export function CategoryTile({ slug, count, eager }: CategoryArchProps) {
  const { t } = useTexts()
  const illustration = `category-${slug}`
  return (
    <Link className="category-arch" to={paths.category(slug)}>
      <picture>
        <source
          type="image/avif"
          srcSet={illustrationSrcSet(illustration, [256, 400], 'avif')}
          sizes={SIZES}
        />
        <img
          src={illustrationUrl(illustration, 256)}
          srcSet={illustrationSrcSet(illustration, [256, 400], 'webp')}
          sizes={SIZES}
          width="400"
          height="400"
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      <b>{t(categoryText(slug))}</b>
      {count !== undefined && <small>{t('count.products', { count })}</small>}
    </Link>
  )
}
