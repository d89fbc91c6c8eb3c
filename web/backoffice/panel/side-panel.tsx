import './side-panel.css'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Reading begins at the title: of the panel as it opens, and of each thing that it shows. */
export const focusHeading = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

/** What is on its way of one thing. */
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

/**
 * A dialog beside the list, or over it on phones: there the rest of the page is out of reach, but the
 * toasts are not, as they would be behind a modal one. Whoever closes it says where the focus goes.
 */
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
    const isCovered = () => document.querySelector('dialog:modal, :popover-open') !== null
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

/** Where dialogs stand that are opened from the panel: on phones all beneath it is out of reach. */
export const PanelDialogs = ({ children }: { children: ReactNode }) =>
  createPortal(children, document.body)
