import './command-palette.css'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type PaletteHit, usePaletteSearch } from './use-palette-search.ts'

/** Opens with Ctrl K or its button: one field over orders, people, shops, products and screens. */
export function CommandPalette() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.code !== 'KeyK') return // the key itself: Arabic keyboards too
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        kind="quiet"
        small
        className="palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} size="s" />
        <span>{t('admin.palette.short')}</span>
        <kbd dir="ltr">{t('admin.palette.shortcut')}</kbd>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('admin.palette.title')}
        closeLabel={t('site.close')}
        wide
      >
        <PaletteSearch onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/**
 * `showModal` focuses the element with the attribute. React's own `autoFocus` focuses before the
 * dialog is shown, and so nothing.
 */
const focusWhenShown = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { hits, isSearching, hasFailed, retry } = usePaletteSearch(typed)
  const place = Math.min(active, hits.length - 1)
  const optionId = (index: number) => `${id}-${index}`
  const activeId = hits[place] ? optionId(place) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const go = (hit: PaletteHit) => {
    onClose()
    void navigate(hit.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = hits.length - 1
    const moves: Record<string, number> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      return setActive(to)
    }
    const hit = hits[place]
    if (event.key !== 'Enter' || !hit) return undefined
    event.preventDefault()
    return go(hit)
  }
  const isNone = typed.trim() !== '' && hits.length === 0 && !isSearching && !hasFailed
  return (
    <div className="palette">
      <span className="input">
        <Icon of={Search} size="s" />
        <input
          ref={focusWhenShown}
          type="search"
          role="combobox"
          dir={typed === '' ? undefined : 'auto'}
          aria-label={t('admin.palette.title')}
          placeholder={t('admin.palette.placeholder')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(activeId !== undefined && { 'aria-activedescendant': activeId })}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <PaletteList {...{ hits, id, optionId }} active={place} onChoose={go} />
      <p className="muted" role="status">
        {isSearching
          ? t('admin.palette.searching')
          : isNone
            ? t('admin.palette.none')
            : t('admin.palette.found', { count: hits.length })}
      </p>
      {hasFailed && (
        <p className="muted">
          {t('admin.palette.failed')}{' '}
          <button type="button" className="text-link" onClick={retry}>
            {t('site.retry')}
          </button>
        </p>
      )}
    </div>
  )
}

type PaletteListProps = {
  hits: readonly PaletteHit[]
  id: string
  active: number
  optionId: (index: number) => string
  onChoose: (hit: PaletteHit) => void
}

function PaletteList({ hits, id, active, optionId, onChoose }: PaletteListProps) {
  const { t } = useTexts()
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={t('admin.palette.results')}
      className="palette-list"
      hidden={hits.length === 0}
    >
      {hits.map((hit, index) => (
        // The keyboard reaches options through the input (aria-activedescendant).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={`${hit.kind} ${hit.to} ${hit.title}`}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(hit)}
        >
          <small>{t(`admin.palette.kind.${hit.kind}`)}</small>
          <b>
            <bdi>{hit.title}</bdi>
          </b>
          {hit.detail !== '' && (
            <span className="muted">
              <bdi>{hit.detail}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
