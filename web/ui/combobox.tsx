import { Check, ChevronDown } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type SearchChoiceIndex,
  exactSearchChoices,
  matchSearchChoices,
  nearSearchChoices,
} from '#kernel/search-choices.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

type ComboboxProps<Item> = {
  label: string
  name: string
  hint?: ReactNode
  error?: string | null | undefined
  index: SearchChoiceIndex<Item>
  /** Null shows `text` in the field. */
  selected: Item | null
  text: string
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Before the selected text (a code). */
  prefix?: ReactNode
  disabled?: boolean
  placeholder?: string
  noMatch: string
  foundLabel: (count: number) => string
  openLabel: string
  onSelect: (item: Item) => void
  /** Called with typed text that matches no choice. */
  onOther: (typed: string) => void
}

function listedChoices<Item>(index: SearchChoiceIndex<Item>, typed: string): Item[] {
  const matches = matchSearchChoices(index, typed)
  return matches.length > 0 ? matches : nearSearchChoices(index, typed)
}

/** Enter takes a match; a name that is only near has to be chosen. */
const firstActive = (index: SearchChoiceIndex<unknown>, typed: string): number =>
  typed.trim() !== '' && matchSearchChoices(index, typed).length > 0 ? 0 : -1

/** ARIA combobox with filtering, for keyboard, touch and screen readers. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { index, selected, text, keyOf, onSelect, onOther, disabled = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useMemo(() => listedChoices(index, typed ?? ''), [index, typed])
  const shown = isOpen && !disabled
  const message = found.length === 0 ? props.noMatch : props.foundLabel(found.length)

  const isSelected = (item: Item) => selected !== null && keyOf(item) === keyOf(selected)
  const optionId = (item: Item) => `${id}-${keyOf(item)}`
  const activeItem = shown ? found[active] : undefined
  const activeId = useScrolledTo(activeItem && optionId(activeItem))

  const open = () => {
    if (disabled || isOpen) return
    setOpen(true)
    setActive(found.findIndex(isSelected))
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const toggle = () => {
    if (shown) return close()
    input.current?.focus()
    open()
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
    const [only, ...others] = exactSearchChoices(index, typed)
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
    event.preventDefault() // Enter on a choice must not submit the form
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
            {props.prefix && typed === null && (
              <b className="combobox-prefix num">{props.prefix}</b>
            )}
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
                setActive(firstActive(index, event.target.value))
              }}
              onFocus={(event) => event.target.select()}
              onClick={open}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
            <OpenButton label={props.openLabel} disabled={disabled} onPress={toggle} />
          </span>
          <ComboboxList
            id={id}
            label={props.label}
            items={shown ? found : []}
            active={active}
            isSelected={isSelected}
            optionId={optionId}
            renderItem={props.renderItem}
            onChoose={choose}
          />
          {shown && found.length === 0 && <p className="combobox-list combobox-none">{message}</p>}
          <span className="sr-only" role="status">
            {shown && typed ? message : ''}
          </span>
        </div>
      )}
    </Field>
  )
}

type ComboboxListProps<Item> = {
  id: string
  label: string
  /** Empty while closed. */
  items: readonly Item[]
  active: number
  isSelected: (item: Item) => boolean
  optionId: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  onChoose: (item: Item) => void
}

function ComboboxList<Item>(props: ComboboxListProps<Item>) {
  const { id, label, items, active, isSelected, optionId, renderItem, onChoose } = props
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="combobox-list"
      hidden={items.length === 0}
    >
      {items.map((item, index) => (
        // The keyboard reaches options through the input (aria-activedescendant).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={optionId(item)}
          id={optionId(item)}
          role="option"
          aria-selected={isSelected(item)}
          data-active={index === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {renderItem(item)}
          {isSelected(item) && <Icon of={Check} size="s" />}
        </li>
      ))}
    </ul>
  )
}

type OpenButtonProps = { label: string; disabled: boolean; onPress: () => void }

/** For mouse and touch; the keyboard opens the list from the field. */
function OpenButton({ label, disabled, onPress }: OpenButtonProps) {
  return (
    <button
      type="button"
      className="combobox-open"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon of={ChevronDown} size="s" />
    </button>
  )
}

/** Keeps the active option in view. */
function useScrolledTo(id: string | undefined): string | undefined {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return id
}
