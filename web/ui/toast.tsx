import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Toast } from './toast-card.tsx'

const ToastCard = lazy(() => import('./toast-card.tsx'))

let current: (Toast & { key: number }) | null = null
let shown = 0
const listeners = new Set<() => void>()

function set(next: typeof current): void {
  current = next
  listeners.forEach((listener) => listener())
}

/** Replaces the current toast: there is never more than one. */
export const showToast = (toast: Toast): void => set({ ...toast, key: ++shown })
export const dismissToast = (): void => set(null)
export const dismissErrorToast = (): void => {
  if (current?.isError) set(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A live region, on every page from the start so that screen readers observe it. A toast takes it
 * into the top layer, and into the open dialog: outside of a modal one nothing is seen or pressed.
 */
export function Toaster() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    <div className="toaster-home">
      <div className="toaster" popover="manual">
        <div role="status">
          <Suspense>
            {toast && !toast.isError && (
              <ToastCard key={toast.key} toast={toast} dismiss={dismissToast} />
            )}
          </Suspense>
        </div>
        <div role="alert">
          <Suspense>
            {toast?.isError && <ToastCard key={toast.key} toast={toast} dismiss={dismissToast} />}
          </Suspense>
        </div>
      </div>
    </div>
  )
}
