import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/button.tsx'
import { type Corner, type CropFrame, moveCrop, dragCorner } from './crop-geometry.ts'
import type { Cropping } from './use-crop.ts'

type StageProps = {
  crop: Cropping
  setFrame: (next: (now: Cropping) => CropFrame) => void
}

/** Pixels: wide enough for every screen. */
const SHOWN_WIDTH = 1200
/** An arrow key moves by this share of the longer side, Shift ten times as far. */
const STEP = 0.01

const CORNERS: readonly Corner[] = [
  { isEnd: false, isBottom: false },
  { isEnd: true, isBottom: false },
  { isEnd: false, isBottom: true },
  { isEnd: true, isBottom: true },
]
const WAYS = [
  { key: 'ArrowLeft', text: 'crop.left', icon: ArrowLeft, x: -1, y: 0 },
  { key: 'ArrowUp', text: 'crop.up', icon: ArrowUp, x: 0, y: -1 },
  { key: 'ArrowDown', text: 'crop.down', icon: ArrowDown, x: 0, y: 1 },
  { key: 'ArrowRight', text: 'crop.right', icon: ArrowRight, x: 1, y: 0 },
] as const

/** Not mirrored in right-to-left languages. */
export function CropStage({ crop, setFrame }: StageProps) {
  const { t } = useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const { url, turns, size, frame } = crop
  const step = (way: { x: number; y: number }, times = 1) =>
    setFrame((now) => {
      const by = Math.max(1, Math.max(now.size.width, now.size.height) * STEP) * times
      return moveCrop(now.frame, now.size, way.x * by, way.y * by)
    })
  const drag = useDrag(stage, crop, setFrame)
  const share = (part: number, total: number) => `${(part / total) * 100}%`
  return (
    <div className="crop-view" dir="ltr">
      <div
        ref={stage}
        className={classes('crop-stage', turns % 2 === 1 && 'is-on-side')}
        style={{ aspectRatio: `${size.width} / ${size.height}`, maxInlineSize: widestOf(size) }}
      >
        <img src={shownOf(url)} alt="" draggable={false} style={{ rotate: `${turns * 90}deg` }} />
        <button
          type="button"
          className="crop-frame"
          aria-label={t('crop.frame')}
          style={{
            insetInlineStart: share(frame.x, size.width),
            insetBlockStart: share(frame.y, size.height),
            inlineSize: share(frame.width, size.width),
            blockSize: share(frame.height, size.height),
          }}
          onKeyDown={(event) => {
            const way = WAYS.find(({ key }) => key === event.key)
            if (!way) return
            event.preventDefault()
            step(way, event.shiftKey ? 10 : 1)
          }}
          {...drag(null)}
        >
          {CORNERS.map((corner) => (
            <span
              key={`${corner.isEnd} ${corner.isBottom}`}
              aria-hidden="true"
              className={classes(
                'crop-corner',
                corner.isEnd && 'is-end',
                corner.isBottom && 'is-bottom',
              )}
              {...drag(corner)}
            />
          ))}
        </button>
      </div>
      <span className="crop-ways">
        {WAYS.map(({ key, text, icon, ...way }) => (
          <IconButton key={key} icon={icon} label={t(text)} onClick={() => step(way)} />
        ))}
      </span>
    </div>
  )
}

/** At most half of the window's height, so that the tools stay visible. */
const widestOf = ({ width, height }: Cropping['size']): string => `${(50 * width) / height}dvh`

/** A resized rendition instead of the original. */
const shownOf = (url: string): string =>
  `${url.replace('/object/public/', '/render/image/public/')}?width=${SHOWN_WIDTH}`

/** A null corner moves the whole frame. */
function useDrag(
  stage: { current: HTMLDivElement | null },
  crop: Cropping,
  setFrame: StageProps['setFrame'],
) {
  const from = useRef<{ x: number; y: number; frame: CropFrame; corner: Corner | null } | null>(
    null,
  )
  return (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation() // do not also drag the frame
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY, frame: crop.frame, corner }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = from.current
      const shown = stage.current?.clientWidth
      if (!start || !shown || start.corner !== corner) return
      const scale = crop.size.width / shown
      const by = { x: (clientX - start.x) * scale, y: (clientY - start.y) * scale }
      setFrame(({ size, shape }) =>
        corner === null
          ? moveCrop(start.frame, size, by.x, by.y)
          : dragCorner(start.frame, size, corner, by, shape),
      )
    },
    onPointerUp: () => {
      from.current = null
    },
    onPointerCancel: () => {
      from.current = null
    },
  })
}
