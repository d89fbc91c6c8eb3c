import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MAX_SEARCH } from './list-query.ts'

const PAUSE_MS = 300

type SearchFieldProps = {
  /** Also the placeholder. */
  label: string
  clearLabel: string
  value: string
  onSearch: (term: string) => void
}

/** Debounced, immediate on Enter; follows the browser's history. */
export function SearchField({ label, clearLabel, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const ref = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch // the list may change during the pause
  })

  useEffect(() => {
    if (value === ref.current) return
    ref.current = value
    setText(value)
  }, [value])

  const ask = (term: string) => {
    if (term === ref.current) return
    ref.current = term
    search.current(term)
  }
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
    // Only typing restarts the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text])

  return (
    <form
      role="search"
      className="table-search"
      onSubmit={(event) => {
        event.preventDefault()
        ask(text.trim())
      }}
    >
      <Icon of={Search} size="s" />
      <input
        ref={field}
        type="search"
        dir={text === '' ? undefined : 'auto'}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH}
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          icon={X}
          label={clearLabel}
          onClick={() => {
            setText('')
            ask('')
            field.current?.focus()
          }}
        />
      )}
    </form>
  )
}
