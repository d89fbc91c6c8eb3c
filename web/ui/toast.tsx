import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export type Toast = {
  title: string
  message?: string
  /** Errors are announced at once and stay until they are dismissed. */
  isError?: boolean
  image?: string | null
  action?: { label: string } & ({ to: string } | { onPress: () => void })
  /** The name of the button that closes it, in the page's language. */
  closeLabel: string
}

const SHOWN_MS = 4000

let current: (Toast & { key: number }) | null = null
let shown = 0
const listeners = new Set<() => void>()

function set(next: typeof current): void {
  current = next
  listeners.forEach((listener) => listener())
}

/** Shows a toast in place of the one that stands there: there is never more than one. */
export const showToast = (toast: Toast): void => set({ ...toast, key: ++shown })
export const dismissToast = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The one place where toasts appear; it stands on every page, so that readers watch it. */
export function Toaster() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    <div className="toaster">
      <div role="status">
        {toast && !toast.isError && <ToastCard key={toast.key} toast={toast} />}
      </div>
      <div role="alert">{toast?.isError && <ToastCard key={toast.key} toast={toast} />}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (toast.isError || isHeld) return undefined
    const timer = setTimeout(dismissToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  const { action, image, isError, message, title } = toast
  return (
    <div
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
      {action && <ToastAction action={action} />}
      {!action && <IconButton icon={X} label={toast.closeLabel} onClick={dismissToast} />}
    </div>
  )
}

function ToastAction({ action }: { action: NonNullable<Toast['action']> }) {
  if ('to' in action)
    return (
      <Link className="text-link" to={action.to} onClick={dismissToast}>
        {action.label}
      </Link>
    )
  const press = () => {
    dismissToast()
    action.onPress()
  }
  return (
    <button type="button" className="text-link" onClick={press}>
      {action.label}
    </button>
  )
}
