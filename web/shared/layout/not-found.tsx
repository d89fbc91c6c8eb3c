import plant from '../../assets/not-found-256.webp?url'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryTile } from '../catalog/category-tile.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { useTexts } from '../i18n/texts.ts'

const OFFERED = ['electronique', 'mode', 'maison', 'alimentation'] as const

export function NotFound() {
  const { t } = useTexts()
  return (
    <div className="wrap not-found">
      <h1 className="not-found-number" dir="ltr">
        <span className="sr-only">404</span>
        <span aria-hidden="true">4</span>
        <span className="not-found-arch">
          <img src={plant} width="256" height="256" alt="" />
        </span>
        <span aria-hidden="true">4</span>
      </h1>
      <p className="not-found-title" lang="en" dir="ltr">
        Oops! Page not found
      </p>
      <p className="muted">{t('not-found.text')}</p>
      <SearchBox place="page" />
      <ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>
      <div className="category-arches not-found-categories">
        {OFFERED.map((slug) => (
          <CategoryTile key={slug} slug={slug} />
        ))}
      </div>
    </div>
  )
}
