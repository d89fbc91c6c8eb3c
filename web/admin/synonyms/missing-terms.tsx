import { Plus, RotateCw } from 'lucide-react'
import { formatAdminDate } from '#kernel/format.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { get } from '#web/shared/api/endpoint.ts'
import { type QueryState, useQuery } from '#web/shared/data/use-query.ts'
import { type MissingTerm, newDraft } from './draft.ts'

/** Searches without results, and those whose results are rarely opened. */
export function SearchedTerms() {
  const { t } = useTexts()
  const missing = useQuery(get('/admin/missing-terms'))
  const weak = useQuery(get('/admin/weak-terms'))
  return (
    <>
      <TermsBox
        texts="synonyms.missing"
        answer={missing}
        countOf={({ searches }) => t('synonyms.asked', { count: searches })}
      />
      <TermsBox
        texts="synonyms.weak"
        answer={weak}
        countOf={({ shown, clicks }) => t('synonyms.shown-and-opened', { shown, clicks })}
      />
    </>
  )
}

type ListedTerm = Pick<MissingTerm, 'term' | 'language' | 'last_on'>
type TermsBoxProps<Term> = {
  texts: 'synonyms.missing' | 'synonyms.weak'
  answer: QueryState<{ items: Term[] }>
  countOf: (item: Term) => string
}

function TermsBox<Term extends ListedTerm>({
  texts,
  answer: { view, state, refresh },
  countOf,
}: TermsBoxProps<Term>) {
  const { t, language } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  return (
    <section className="card words-missing" aria-label={t(texts)}>
      <h2>{t(texts)}</h2>
      <p className="muted">{t(`${texts}-text`)}</p>
      {view === null ? (
        state === 'loading' ? (
          <Skeleton width="100%" height="8rem" />
        ) : (
          <Button kind="outline" small onClick={refresh}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        )
      ) : view.items.length === 0 ? (
        <EmptyState title={t(`${texts}-none`)} text={t(`${texts}-none-text`)} />
      ) : (
        <ul>
          {view.items.map((item) => (
            <li key={`${item.language} ${item.term}`}>
              <span>
                <b>
                  <bdi>{item.term}</bdi>
                </b>
                <small>
                  {countOf(item)}
                  {' · '}
                  {formatAdminDate(noonOfDay(item.last_on), language, 'dayMonth')}
                </small>
              </span>
              <Button
                kind="text"
                small
                aria-haspopup="dialog"
                aria-label={t('synonyms.add-of', { term: item.term })}
                onClick={() => ask('SynonymDialog', { id: null, start: newDraft(item) })}
              >
                <Icon of={Plus} size="s" />
                {t('synonyms.make')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
