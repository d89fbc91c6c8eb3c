import { ArrowRight, BadgeCheck, Banknote, Truck } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { illustrationUrl, illustrationSrcSet } from '#web/shared/catalog/illustrations.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const DESKTOP = '(min-width: 64rem)'
const MOBILE_SIZES = '(min-width: 48rem) 60vw, 94vw'
const WIDTHS = { desktop: [840, 1680], mobile: [450, 720, 900] } as const

/** The illustration has variants for right-to-left text and for phones. */
export function Hero() {
  const { t, language } = useTexts()
  const illustration = language === 'ar' ? 'hero-rtl' : 'hero-ltr'
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{t('home.hero.title')}</h1>
        <p>{t('home.hero.text')}</p>
        <div className="hero-actions">
          <ButtonLink to={paths.products()}>
            {t('home.hero.discover')}
            <Icon of={ArrowRight} flip />
          </ButtonLink>
          <ButtonLink kind="outline" to={paths.vendors()}>
            {t('home.hero.vendors')}
          </ButtonLink>
        </div>
        <ul>
          <li>
            <Icon of={Banknote} />
            {t('home.hero.cash')}
          </li>
          <li>
            <Icon of={Truck} flip />
            {t('home.hero.wilayas')}
          </li>
          <li>
            <Icon of={BadgeCheck} />
            {t('home.hero.verified')}
          </li>
        </ul>
      </div>
      <picture>
        <source
          media={DESKTOP}
          type="image/avif"
          srcSet={illustrationSrcSet(illustration, WIDTHS.desktop, 'avif')}
          sizes="min(84rem, 96vw)"
        />
        <source
          media={DESKTOP}
          type="image/webp"
          srcSet={illustrationSrcSet(illustration, WIDTHS.desktop, 'webp')}
          sizes="min(84rem, 96vw)"
        />
        <source
          type="image/avif"
          srcSet={illustrationSrcSet('hero-mobile', WIDTHS.mobile, 'avif')}
          sizes={MOBILE_SIZES}
        />
        <img
          src={illustrationUrl('hero-mobile', 720)}
          srcSet={illustrationSrcSet('hero-mobile', WIDTHS.mobile, 'webp')}
          sizes={MOBILE_SIZES}
          width="900"
          height="760"
          alt=""
          fetchPriority="high"
        />
      </picture>
    </section>
  )
}
