import { Plus, RotateCw } from 'lucide-react'
import { formatAdminDate } from '#kernel/format.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { useQuery } from '#web/backoffice/data/use-query.ts'
import type { MissingTerm, MissingTerms } from './query.ts'

type Props = {
  answer: ReturnType<typeof useQuery<MissingTerms>>
  onAdd: (missing: MissingTerm) => void
}

export function MissingTermsBox({ answer: { view, state, refresh }, onAdd }: Props) {
  const { t, language } = useTexts()
  return (
    <section className="card words-missing" aria-label={t('synonyms.missing')}>
      <h2>{t('synonyms.missing')}</h2>
      <p className="muted">{t('synonyms.missing-text')}</p>
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
        <EmptyState title={t('synonyms.missing-none')} text={t('synonyms.missing-none-text')} />
      ) : (
        <ul>
          {view.items.map((item) => (
            <li key={`${item.language} ${item.term}`}>
              <span>
                <b>
                  <bdi>{item.term}</bdi>
                </b>
                <small>
                  {t('synonyms.asked', { count: item.searches })}
                  {' · '}
                  {formatAdminDate(noonOfDay(item.last_on as LocalDate), language, 'dayMonth')}
                </small>
              </span>
              <Button
                kind="text"
                small
                aria-haspopup="dialog"
                aria-label={t('synonyms.add-of', { term: item.term })}
                onClick={() => onAdd(item)}
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
