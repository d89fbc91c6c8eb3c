import { Link } from 'react-router'
import type { ActiveBannerView } from '#capabilities/content/banners.contract.ts'

const WIDTHS = [400, 800, 1200, 1600]

export type BannerProps = { banner: ActiveBannerView }

/** Width and height are set, so that the page does not shift. */
export function BannerImage({ banner, isFirst }: BannerProps & { isFirst?: boolean }) {
  const { picture: image, alt } = banner
  if (!image) return null
  const time = (width: number) =>
    `/storage/v1/render/image/public/product-images/${image.name}?width=${width}`
  const widths = WIDTHS.filter((width) => width < image.width * 1.5)
  return (
    <img
      src={time(800)}
      srcSet={widths.map((width) => `${time(width)} ${width}w`).join(', ')}
      sizes={isFirst ? '(min-width: 48rem) 58vw, 96vw' : '(min-width: 48rem) 12rem, 30vw'}
      width={image.width}
      height={image.height}
      alt={alt ?? ''}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}

export function BannerStrip({ banner }: BannerProps) {
  const { title, body, button, path } = banner
  return (
    <aside className="banner-strip">
      <BannerImage banner={banner} />
      <p>
        <b>{path && !button ? <Link to={path}>{title}</Link> : title}</b> {body}
      </p>
      {path && button && (
        <Link className="text-link" to={path}>
          {button}
        </Link>
      )}
    </aside>
  )
}
