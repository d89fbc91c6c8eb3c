import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Discount } from '#web/ui/money.tsx'

type PictureView = ProductDetailView['images'][number]
type GalleryProps = {
  name: string
  pictures: readonly PictureView[]
  /** Index of the chosen variant's image. */
  start: number
  discount: number
}

const SIZES = '(min-width: 64rem) 47rem, 100vw'

export function Gallery({ name, pictures, start, discount }: GalleryProps) {
  const { t, language } = useTexts()
  const [at, setAt] = useState(start)
  const [isZoomed, setZoomed] = useState(false)
  const picture = pictures[at]
  return (
    <section className="gallery" aria-label={t('product.gallery')}>
      <div className="gallery-main">
        {picture ? (
          <a
            href={picture.url}
            onClick={(event) => {
              event.preventDefault()
              setZoomed(true)
            }}
          >
            <ResponsiveImage picture={picture} alt={name} sizes={SIZES} priority="high" />
            <span className="sr-only">{t('product.zoom')}</span>
          </a>
        ) : (
          <ResponsiveImage picture={null} alt={t('product.no-picture')} sizes={SIZES} />
        )}
        {discount > 0 && <Discount percent={discount} language={language} />}
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((one, index) => (
            <li key={one.url}>
              <a
                href={one.url}
                className={classes(index === at && 'gallery-on')}
                aria-current={index === at ? 'true' : undefined}
                aria-label={t('product.photo', { number: index + 1, count: pictures.length })}
                onClick={(event) => {
                  event.preventDefault()
                  setAt(index)
                }}
              >
                <ResponsiveImage picture={one} alt="" sizes="5rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Zoom
        name={name}
        pictures={pictures}
        at={isZoomed ? at : null}
        onMove={setAt}
        onClose={() => setZoomed(false)}
      />
    </section>
  )
}

type ZoomProps = {
  name: string
  pictures: readonly PictureView[]
  /** Null while it is closed. */
  at: number | null
  onMove: (index: number) => void
  onClose: () => void
}

/** Full screen. Arrow keys follow the text direction. */
function Zoom({ name, pictures, at, onMove, onClose }: ZoomProps) {
  const { t, language } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const [isLarge, setLarge] = useState(false)
  const isOpen = at !== null
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])

  const count = pictures.length
  const move = (step: number) => {
    setLarge(false)
    if (at !== null) onMove((at + step + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === forwards ? 1 : -1)
  }
  const picture = at === null ? undefined : pictures[at]
  return (
    <dialog ref={ref} className="zoom" aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
      {picture && at !== null && (
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
                src={picture.url}
                width={picture.width}
                height={picture.height}
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
                {t('product.photo', { number: at + 1, count })}
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
