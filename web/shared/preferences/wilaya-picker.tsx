import { Check, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WilayasView } from '#capabilities/shipping/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { getPublicJson } from '../api/public-client.ts'
import { foldSearchText } from '../format/fold-text.ts'
import { useTexts } from '../i18n/texts.ts'

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
    getPublicJson<WilayasView>('/api/v1/wilayas', language).then(
      ({ items }) => notify(items),
      () => notify('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [requested, language])

  const wilayas = answer?.to === requested ? answer.wilayas : null
  const found = Array.isArray(wilayas) ? wilayas.filter(matches(typed)) : []
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
      <ul className="wilayas">
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

const matches = (typed: string) => {
  const wanted = foldSearchText(typed)
  return ({ code, name_fr, name_en, name_ar }: Wilaya): boolean =>
    wanted === '' ||
    Number(code) === Number(wanted) ||
    [name_fr, name_en, name_ar].some((name) => foldSearchText(name).includes(wanted))
}
