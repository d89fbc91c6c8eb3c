import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './button.tsx'
import { WholeNumbers } from './whole-numbers.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** A `dialog` is a bottom sheet on phones; a `drawer` comes from the inline end. */
  kind?: 'dialog' | 'drawer'
  wide?: boolean
  /** False keeps it open: its owner asks first. */
  mayClose?: () => boolean
  footer?: ReactNode
  children: ReactNode
}

/** The native dialog traps the focus, closes on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    kind = 'dialog',
    wide,
    mayClose,
    footer,
    children,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    opener.current = document.activeElement
    dialog.showModal()
  }, [open])
  // The browser restores the focus of a dialog that is closed, not of one that is removed.
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    },
    [],
  )

  const close = () => {
    if (mayClose?.() ?? true) ref.current?.close()
  }
  return (
    <dialog
      ref={ref}
      className={classes('dialog', kind === 'drawer' && 'dialog-drawer', wide && 'dialog-wide')}
      aria-labelledby={id}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose() // not of a dialog inside this one
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close() // the backdrop
      }}
      onCancel={(event) => {
        if (event.target === event.currentTarget && mayClose?.() === false) event.preventDefault()
      }}
    >
      {open && (
        <div className="dialog-box">
          <header>
            <h2 id={id}>
              <WholeNumbers text={title} />
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={close} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
