import './verification-documents.css'
import { use } from 'react'
import type {
  ShopPapersView,
  ShopPaperView,
} from '#capabilities/vendors/verification-documents.contract.ts'
import { PaperDates, PaperState } from '#web/backoffice/documents/document-status.tsx'
import { SeePaper } from '#web/backoffice/files/document-viewer.tsx'
import { useAnswer } from '#web/backoffice/data/use-query.ts'
import { loadArea, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CircleAlert } from 'lucide-react'
import { NotRead } from '../load-failed.tsx'
import { FilePickers } from './file-pickers.tsx'
import { PAPERS, useHandIn } from './use-upload-document.ts'

/** What a shop shows of itself to the team: each paper with how it stands, and a way to hand it in. */
export default function PapersCard() {
  const { t, language } = useTexts()
  use(loadArea(language, 'verification-documents'))
  const { view, state, refresh, change } = useAnswer<ShopPapersView>(PAPERS)
  if (view === null)
    return state === 'loading' ? (
      <Skeleton width="100%" height="20rem" />
    ) : (
      <NotRead onRetry={refresh} />
    )
  const isAccepted = view.items.every((one) => one.need !== 'needed' || one.state === 'accepted')
  return (
    <section className="card papers-card" aria-labelledby="papers">
      <header>
        <h2 id="papers">{t('papers.title')}</h2>
        <p>{t('papers.text')}</p>
        <p role="status">
          <b>
            {view.to_hand_in > 0
              ? t('papers.left', { count: view.to_hand_in })
              : t(isAccepted ? 'papers.all-accepted' : 'papers.none-left')}
          </b>
        </p>
        <p className="paper-hint">{t('papers.formats')}</p>
      </header>
      <ul className="paper-rows">
        {view.items.map((paper) => (
          <PaperRow key={paper.kind} paper={paper} onChanged={(now) => change(() => now)} />
        ))}
      </ul>
    </section>
  )
}

const TO_DO: readonly ShopPaperView['state'][] = ['missing', 'refused', 'expired']

type RowProps = { paper: ShopPaperView; onChanged: (now: ShopPapersView) => void }

function PaperRow({ paper, onChanged }: RowProps) {
  const { t } = useTexts()
  const { kind, state, id, need, mime, reason, words } = paper
  const { isBusy, failure, send, takeBack } = useHandIn(kind, onChanged)
  const name = t(`papers.kind.${kind}`)
  return (
    <li className="paper-row" data-paper={kind} aria-busy={isBusy}>
      <div>
        <div className="paper-head">
          <h3>{name}</h3>
          <PaperState paper={paper} />
        </div>
        {id === null ? (
          <p className="paper-hint">{t(`papers.hint.${kind}`)}</p>
        ) : (
          <PaperDates paper={paper} />
        )}
        {need === 'none' && <p className="paper-hint">{t('papers.not-asked')}</p>}
        {reason !== null && (
          <div className="paper-why">
            <p>{t(`papers.why.${reason}`)}</p>
            {words !== null && <p dir="auto">{words}</p>}
          </div>
        )}
      </div>
      <div className="paper-actions">
        {id !== null && <SeePaper path={`${PAPERS}/${id}/file`} kind={kind} mime={mime} />}
        {need !== 'none' && (
          <FilePickers
            name={name}
            hasOne={id !== null}
            isUrgent={need === 'needed' && (paper.is_ending || TO_DO.includes(state))}
            isBusy={isBusy}
            onFile={(file) => void send(file)}
          />
        )}
        {id !== null && state !== 'accepted' && (
          <Button kind="text" small busy={isBusy} onClick={() => void takeBack(id)}>
            {t('papers.take-back')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <div role="alert">
        {failure && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {failure}
          </p>
        )}
      </div>
    </li>
  )
}
