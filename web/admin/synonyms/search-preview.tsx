import { ArrowRight } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Money } from '#web/ui/money.tsx'
import { type Draft, type ParsedQuery, toSynonymBody, type SearchPreviewResult } from './draft.ts'
import { Meanings } from './meanings.tsx'

/** With a draft, the query is also parsed as if it were saved. */
export function useSearchPreview() {
  const { t } = useTexts()
  const [trial, setTrial] = useState<SearchPreviewResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fieldError, setFieldError] = useState<string | null>(null)
  const ask = async (query: string, draft: { id: string | null; of: Draft } | null = null) => {
    setBusy(true)
    setFieldError(null)
    try {
      const input = draft && { ...toSynonymBody(draft.of), id: draft.id }
      const drafted = input && { id: input.id, term: input.term, expansions: input.expansions }
      setTrial(await apiSend(post('/admin/search-previews', null, { query, draft: drafted })))
    } catch {
      setFieldError(t('synonyms.trial-failed'))
    } finally {
      setBusy(false)
    }
  }
  return { trial, isBusy, fault: fieldError, ask }
}

export function SearchPreviewBox() {
  const { t } = useTexts()
  const [query, setQuery] = useState('')
  const { trial, isBusy, fault: fieldError, ask } = useSearchPreview()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (query.trim() !== '' && !isBusy) void ask(query.trim())
  }
  return (
    <section className="card words-trial" aria-label={t('synonyms.trial')}>
      <h2>{t('synonyms.trial')}</h2>
      <form onSubmit={submit}>
        <Input
          label={t('synonyms.trial-query')}
          type="search"
          maxLength={120}
          autoComplete="off"
          value={query}
          error={fieldError}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button type="submit" kind="outline" busy={isBusy}>
          {t('synonyms.trial-ask')}
        </Button>
      </form>
      <div role="status">{trial && <ReadingView reading={trial.now} />}</div>
    </section>
  )
}

export function PreviewComparison({ trial }: { trial: SearchPreviewResult }) {
  const { t } = useTexts()
  return (
    <div className="words-compared">
      <section aria-label={t('synonyms.before')}>
        <h3>{t('synonyms.before')}</h3>
        <ReadingView reading={trial.now} />
      </section>
      {trial.drafted && (
        <section aria-label={t('synonyms.after')}>
          <h3>{t('synonyms.after')}</h3>
          <ReadingView reading={trial.drafted} />
        </section>
      )}
    </div>
  )
}

function ReadingView({ reading: { parts, carried, total, items } }: { reading: ParsedQuery }) {
  const { t, language } = useTexts()
  return (
    <>
      <ul className="words-parts">
        {parts.map(({ typed, expansions, near }) => (
          <li key={typed}>
            <bdi>{typed}</bdi>
            {expansions.length + near.length > 0 && (
              <>
                <Icon of={ArrowRight} size="s" flip />
                <Meanings expansions={[...new Set([...expansions, ...near])]} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="words-count">
        {carried === 'some'
          ? t('synonyms.found-some', { count: total })
          : t('synonyms.found-all', { count: total })}
      </p>
      <ul className="words-results">
        {items.map(({ id, name, price, image }) => (
          <li key={id}>
            {image ? <ResponsiveImage image={image} alt="" sizes="2.5rem" /> : <span />}
            <bdi>{name}</bdi>
            <Money dinars={price} language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}
