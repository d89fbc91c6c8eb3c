import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from './button.tsx'
import { useToastPlace } from './toast-place.ts'
import { Icon } from './icon.tsx'

export type Toast = {
  title: string
  message?: string
  /** Errors are announced at once and stay until dismissed. */
  isError?: boolean
  image?: string | null
  action?: { label: string } & ({ to: string } | { onPress: () => void })
  closeLabel: string
}

const SHOWN_MS = 4000

/** Disappears by itself, unless it is an error, hovered or focused. */
export default function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (toast.isError || isHeld) return undefined
    const timer = setTimeout(dismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld, dismiss])

  const { action, image, isError, message, title } = toast
  const card = useRef<HTMLDivElement>(null)
  useToastPlace(card, isError === true)
  return (
    <div
      ref={card}
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {image ? (
        <img src={image} width="48" height="48" alt="" />
      ) : (
        <span className={isError ? 'toast-mark toast-mark-bad' : 'toast-mark'}>
          <Icon of={isError ? CircleAlert : CircleCheck} />
        </span>
      )}
      <p>
        <b>{title}</b>
        {message && <small dir="auto">{message}</small>}
      </p>
      {action && <ToastAction action={action} dismiss={dismiss} />}
      {!action && <IconButton icon={X} label={toast.closeLabel} onClick={dismiss} />}
    </div>
  )
}

type ActionProps = { action: NonNullable<Toast['action']>; dismiss: () => void }

function ToastAction({ action, dismiss }: ActionProps) {
  if ('to' in action)
    return (
      <Link className="text-link" to={action.to} onClick={dismiss}>
        {action.label}
      </Link>
    )
  const press = () => {
    dismiss()
    action.onPress()
  }
  return (
    <button type="button" className="text-link" onClick={press}>
      {action.label}
    </button>
  )
}
