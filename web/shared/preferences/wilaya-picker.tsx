import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { WilayasView } from '#capabilities/shipping/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { getPublicJson } from '../api/public-client.ts'
import { foldSearchText } from '../format/fold-text.ts'
import { useTexts } from '../i18n/texts.ts'
import { get } from '#web/shared/api/endpoint.ts'

type Wilaya = WilayasView['items'][number]
type WilayaReply = readonly Wilaya[] | 'failed'
type WilayaPickerProps = {
  open: boolean
  chosen: string | null
  onChoose: (code: string) => void
  onClose: () => void
}

/** Searches by code, French, English or Arabic name, ignoring accents and hamzas. */
export default function WilayaPicker({ open, chosen, onChoose, onClose }: WilayaPickerProps) {
  const { t, language } = useTexts()
  const [answer, setAnswer] = useState<{ to: string; wilayas: WilayaReply } | null>(null)
  const [typed, setTyped] = useState('')
  const [attempt, setAttempt] = useState(0)

  const requested = `${language} ${attempt}`
  useEffect(() => {
    let isCurrent = true
    const notify = (wilayas: WilayaReply) => {
      if (isCurrent) setAnswer({ to: requested, wilayas })
    }
    getPublicJson(get('/wilayas'), language).then(
      ({ items }) => notify(items),
      () => notify('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [requested, language])

  const wilayas = answer?.to === requested ? answer.wilayas : null
  const found = Array.isArray(wilayas) ? wilayas.filter(matches(typed)) : []
  const list = useRef<HTMLUListElement>(null)
  const onFieldKey = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key === 'Enter' && typed.trim() !== '' && first) onChoose(first.code)
    if (event.key === 'ArrowDown') moveFocus(event, list.current, 0)
  }
  const onListKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) moveFocus(event, list.current, indexOfFocus(list.current) + step)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('delivery.title')} closeLabel={t('site.close')}>
      <p className="muted">{t('delivery.why')}</p>
      <label className="input wilaya-search">
        <Icon of={Search} />
        <input
          type="search"
          value={typed}
          aria-label={t('delivery.search')}
          placeholder={t('delivery.search')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onFieldKey}
        />
      </label>
      {wilayas === null && <Spinner label={t('site.loading')} />}
      {wilayas === 'failed' && (
        <div className="empty-state" role="alert">
          <p className="empty-state-title">{t('delivery.failed')}</p>
          <Button kind="outline" small onClick={() => setAttempt(attempt + 1)}>
            {t('site.retry')}
          </Button>
        </div>
      )}
      {Array.isArray(wilayas) && found.length === 0 && <p role="status">{t('delivery.none')}</p>}
      <ul ref={list} className="wilayas" onKeyDown={onListKey}>
        {found.map((wilaya) => (
          <li key={wilaya.code}>
            <button
              type="button"
              aria-current={wilaya.code === chosen ? 'true' : undefined}
              onClick={() => onChoose(wilaya.code)}
            >
              <b className="num">{wilaya.code}</b>
              {wilaya.name}
              {language !== 'ar' && <small lang="ar">{wilaya.name_ar}</small>}
              {wilaya.code === chosen && <Icon of={Check} size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const buttonsIn = (list: HTMLElement | null): HTMLButtonElement[] => [
  ...(list?.querySelectorAll('button') ?? []),
]

const indexOfFocus = (list: HTMLElement | null): number =>
  buttonsIn(list).findIndex((button) => button === document.activeElement)

/** Stays at both ends of the list. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null, index: number): void {
  event.preventDefault() // the dialog would scroll
  const buttons = buttonsIn(list)
  buttons[Math.min(Math.max(index, 0), buttons.length - 1)]?.focus()
}

const matches = (typed: string) => {
  const wanted = foldSearchText(typed)
  return ({ code, name_fr, name_en, name_ar }: Wilaya): boolean =>
    wanted === '' ||
    Number(code) === Number(wanted) ||
    [name_fr, name_en, name_ar].some((name) => foldSearchText(name).includes(wanted))
}
