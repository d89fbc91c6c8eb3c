import { type BannerProps, BannerImage } from '#web/shared/banners/banner-strip.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function BannerHero({ banner }: BannerProps) {
  const { title, body, button, path } = banner
  return (
    <section className="banner-hero">
      <BannerImage banner={banner} isFirst />
      <div>
        <h1>{title}</h1>
        {body && <p>{body}</p>}
        {button && path && <ButtonLink to={path}>{button}</ButtonLink>}
      </div>
    </section>
  )
}
