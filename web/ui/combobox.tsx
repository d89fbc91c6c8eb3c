import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type ChoiceIndex, exactChoices, matchChoices } from '#kernel/choices.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

type ComboboxProps<Item> = {
  label: string
  name: string
  hint?: ReactNode
  error?: string | null | undefined
  index: ChoiceIndex<Item>
  /** What is chosen, or null; `text` then stands in the field. */
  selected: Item | null
  text: string
  keyOf: (item: Item) => string
  textOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Before the text of what is chosen (a code). */
  prefix?: ReactNode
  disabled?: boolean
  placeholder?: string
  noMatch: string
  foundLabel: (count: number) => string
  openLabel: string
  onSelect: (item: Item) => void
  /** What was typed and left when it is no choice of the list. */
  onOther: (typed: string) => void
}

/** A field that looks its choices up as one types; by keys, by touch, and read aloud. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { index, selected, text, keyOf, textOf, onSelect, onOther, disabled = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useMemo(() => matchChoices(index, typed ?? ''), [index, typed])
  const shown = isOpen && !disabled

  const optionId = (item: Item) => `${id}-${keyOf(item)}`
  const activeItem = shown ? found[active] : undefined
  const activeId = activeItem && optionId(activeItem)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const open = () => {
    if (disabled || isOpen) return
    setOpen(true)
    setActive(selected ? found.findIndex((item) => keyOf(item) === keyOf(selected)) : -1)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (item: Item) => {
    setTyped(null)
    close()
    onSelect(item)
  }
  const leave = () => {
    close()
    if (typed === null) return
    setTyped(null)
    const [only, ...others] = exactChoices(index, typed)
    if (only !== undefined && others.length === 0) onSelect(only)
    else if (typed !== text) onOther(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive(active >= last ? 0 : active + 1),
      ArrowUp: () => setActive(active <= 0 ? last : active - 1),
    }
    const move = moves[event.key]
    if (move) {
      event.preventDefault()
      return shown ? move() : open()
    }
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setTyped(null)
      return close()
    }
    if (event.key !== 'Enter') return
    event.preventDefault() // a choice never sends the form
    if (activeItem) choose(activeItem)
    else leave()
  }

  return (
    <Field
      label={props.label}
      error={props.error}
      {...(props.hint !== undefined && { hint: props.hint })}
    >
      {(control) => (
        <div className="combobox">
          <span className="input" data-disabled={disabled || undefined}>
            {props.prefix && typed === null && <b className="combobox-prefix num">{props.prefix}</b>}
            <input
              {...control}
              ref={input}
              name={props.name}
              role="combobox"
              dir="auto"
              aria-expanded={shown}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              {...(activeId !== undefined && { 'aria-activedescendant': activeId })}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={props.placeholder}
              value={typed ?? text}
              onChange={(event) => {
                setTyped(event.target.value)
                setOpen(true)
                setActive(event.target.value.trim() === '' ? -1 : 0)
              }}
              onFocus={(event) => event.target.select()}
              onClick={open}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              className="combobox-open"
              tabIndex={-1}
              aria-label={props.openLabel}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (shown) return close()
                input.current?.focus()
                open()
              }}
            >
              <Icon of={ChevronDown} size="s" />
            </button>
          </span>
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={props.label}
            className="combobox-list"
            hidden={!shown || found.length === 0}
          >
            {shown &&
              found.map((item, at) => (
                // The keyboard reaches options through the input (aria-activedescendant).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <li
                  key={keyOf(item)}
                  id={optionId(item)}
                  role="option"
                  aria-selected={selected !== null && keyOf(item) === keyOf(selected)}
                  data-active={at === active || undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(item)}
                >
                  {props.renderItem(item)}
                  {selected !== null && keyOf(item) === keyOf(selected) && (
                    <Icon of={Check} size="s" />
                  )}
                </li>
              ))}
          </ul>
          {shown && found.length === 0 && (
            <p className="combobox-list combobox-none">{props.noMatch}</p>
          )}
          <span className="sr-only" role="status">
            {shown && typed !== null && typed !== ''
              ? found.length === 0
                ? props.noMatch
                : props.foundLabel(found.length)
              : ''}
          </span>
        </div>
      )}
    </Field>
  )
}
