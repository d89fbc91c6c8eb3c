import './side-panel.css'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Screen readers start at the title whenever the content changes. */
export const focusHeading = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

export function DetailsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="facts-skeleton">
      {['70%', '55%', '80%', '40%', '90%', '65%', '75%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

type SidePanelProps = { titleId: string; onClose: () => void; children: ReactNode }

/** Not modal, because that would cover the toasts; on phones the page behind is inert. */
export function SidePanel({ titleId, onClose, children }: SidePanelProps) {
  const isWide = useIsDesktop()

  useEffect(() => {
    const behind = document.querySelector<HTMLElement>('.back-office')
    if (isWide || !behind) return undefined
    behind.inert = true
    return () => {
      behind.inert = false
    }
  }, [isWide])

  useEffect(() => {
    const isCovered = () =>
      document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) onClose()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOutside = target === document.body || target === document.documentElement
      if (!isWide && isOutside && !isCovered()) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isWide, onClose])

  return createPortal(
    <dialog
      open
      className="side-panel"
      aria-labelledby={titleId}
      aria-modal={isWide ? undefined : true}
    >
      {children}
    </dialog>,
    document.body,
  )
}

/** Outside the panel, so that they do not become inert with the page behind it. */
export const PanelDialogs = ({ children }: { children: ReactNode }) =>
  createPortal(children, document.body)
