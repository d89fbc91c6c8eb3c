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
  footer?: ReactNode
  children: ReactNode
}

/** The native dialog traps the focus, closes on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, kind = 'dialog', wide, footer, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={classes('dialog', kind === 'drawer' && 'dialog-drawer', wide && 'dialog-wide')}
      aria-labelledby={id}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose() // not of a dialog inside this one
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close() // the backdrop
      }}
    >
      {open && (
        <div className="dialog-box">
          <header>
            <h2 id={id}>
              <WholeNumbers text={title} />
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={() => ref.current?.close()} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
