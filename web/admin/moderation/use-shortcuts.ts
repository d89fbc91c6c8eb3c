import { useEffect, useRef } from 'react'

/** Inactive while the user types or a dialog is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (
        event.repeat ||
        document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null
      )
        return
      if (target instanceof Element && target.closest('input, textarea, select') !== null) return
      const act = latest.current[key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
