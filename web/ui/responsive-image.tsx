import { Package } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'

type PictureSource = {
  url: string
  small_url: string
  width: number
  height: number
  dominant_color: string | null
}

type PictureProps = {
  picture: PictureSource | null | undefined
  alt: string
  /** The displayed width, as in `sizes`. */
  sizes: string
  /** For the first screen; `high` for its largest image. */
  priority?: 'high' | 'eager'
  className?: string
}

const SMALL_WIDTH = 400

/** Shows the dominant color while loading; a missing or broken image is an arch. */
export function ResponsiveImage({ picture, alt, sizes, priority, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!picture || failed === picture.url) return <MissingPicture alt={alt} className={className} />
  return (
    <img
      className={classes('picture', className)}
      src={picture.small_url}
      srcSet={`${picture.small_url} ${SMALL_WIDTH}w, ${picture.url} ${picture.width}w`}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority === 'high' && { fetchPriority: 'high' as const })}
      {...(picture.dominant_color && { style: { backgroundColor: picture.dominant_color } })}
      onError={() => setFailed(picture.url)}
    />
  )
}

type Missing = { alt: string; className?: string | undefined }

function MissingPicture({ alt, className }: Missing) {
  return (
    <span
      className={classes('picture picture-missing', className)}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Package aria-hidden="true" />
    </span>
  )
}
