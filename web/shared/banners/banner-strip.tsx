import { Link } from 'react-router'
import type { ActiveBannerView } from '#capabilities/content/contract.ts'

const WIDTHS = [400, 800, 1200, 1600]

export type BannerProps = { banner: ActiveBannerView }

/** Width and height are set, so that the page does not shift. */
export function BannerImage({ banner, isFirst }: BannerProps & { isFirst?: boolean }) {
  const { picture, alt } = banner
  if (!picture) return null
  const at = (width: number) =>
    `/storage/v1/render/image/public/product-images/${picture.name}?width=${width}`
  const widths = WIDTHS.filter((width) => width < picture.width * 1.5)
  return (
    <img
      src={at(800)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={isFirst ? '(min-width: 48rem) 58vw, 96vw' : '(min-width: 48rem) 12rem, 30vw'}
      width={picture.width}
      height={picture.height}
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
