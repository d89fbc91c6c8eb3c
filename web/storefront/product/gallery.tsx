import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Discount } from '#web/ui/money.tsx'

type ImageView = ProductDetailView['images'][number]
type GalleryProps = {
  name: string
  images: readonly ImageView[]
  /** Index of the chosen variant's image. */
  start: number
  discount: number
}

const SIZES = '(min-width: 64rem) 47rem, 100vw'

export function Gallery({ name, images, start, discount }: GalleryProps) {
  const { t, language } = useTexts()
  const [position, setAt] = useState(start)
  const [isZoomed, setZoomed] = useState(false)
  const image = images[position]
  return (
    <section className="gallery" aria-label={t('product.gallery')}>
      <div className="gallery-main">
        {image ? (
          <a
            href={image.url}
            onClick={(event) => {
              event.preventDefault()
              setZoomed(true)
            }}
          >
            <ResponsiveImage image={image} alt={name} sizes={SIZES} priority="high" />
            <span className="sr-only">{t('product.zoom')}</span>
          </a>
        ) : (
          <ResponsiveImage image={null} alt={t('product.no-picture')} sizes={SIZES} />
        )}
        {discount > 0 && <Discount percent={discount} language={language} />}
      </div>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((item, index) => (
            <li key={item.url}>
              <a
                href={item.url}
                className={classes(index === position && 'gallery-on')}
                aria-current={index === position ? 'true' : undefined}
                aria-label={t('product.photo', { number: index + 1, count: images.length })}
                onClick={(event) => {
                  event.preventDefault()
                  setAt(index)
                }}
              >
                <ResponsiveImage image={item} alt="" sizes="5rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Zoom
        name={name}
        images={images}
        at={isZoomed ? position : null}
        onMove={setAt}
        onClose={() => setZoomed(false)}
      />
    </section>
  )
}

type ZoomProps = {
  name: string
  images: readonly ImageView[]
  /** Null while it is closed. */
  at: number | null
  onMove: (index: number) => void
  onClose: () => void
}

/** Full screen. Arrow keys follow the text direction. */
function Zoom({ name, images, at: index, onMove, onClose }: ZoomProps) {
  const { t, language } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const [isLarge, setLarge] = useState(false)
  const isOpen = index !== null
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])

  const count = images.length
  const move = (step: number) => {
    setLarge(false)
    if (index !== null) onMove((index + step + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === forwards ? 1 : -1)
  }
  const image = index === null ? undefined : images[index]
  return (
    <dialog ref={ref} className="zoom" aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
      {image && index !== null && (
        <>
          <div className="zoom-picture">
            <button
              type="button"
              aria-label={t('product.zoom')}
              aria-pressed={isLarge}
              onClick={() => setLarge(!isLarge)}
            >
              <img
                className={isLarge ? 'zoom-large' : undefined}
                src={image.url}
                width={image.width}
                height={image.height}
                alt={name}
              />
            </button>
          </div>
          <IconButton icon={X} label={t('site.close')} className="zoom-close" onClick={onClose} />
          {count > 1 && (
            <div className="zoom-steps">
              <IconButton
                icon={ChevronLeft}
                flip
                label={t('product.previous-photo')}
                onClick={() => move(-1)}
              />
              <span className="num" role="status">
                {t('product.photo', { number: index + 1, count })}
              </span>
              <IconButton
                icon={ChevronRight}
                flip
                label={t('product.next-photo')}
                onClick={() => move(1)}
              />
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
