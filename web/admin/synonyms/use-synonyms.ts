import { del, post, put } from '#web/shared/api/endpoint.ts'
import { useMutation, type MutationOutcome } from '#web/backoffice/data/use-mutation.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { toSynonymBody, type Draft, type AdminSynonym } from './draft.ts'

export type SynonymErrors = Partial<Record<'term' | 'expansions', string>>

/** All at once. */
export function missingFields(draft: Draft, t: Translate): SynonymErrors {
  const { term, expansions } = toSynonymBody(draft)
  return {
    ...(term === '' && { term: t('synonyms.term-required') }),
    ...(expansions.length === 0 && { expansions: t('synonyms.expansions-required') }),
  }
}

export function useSynonyms() {
  const { t } = useTexts()
  const { isBusy, act } = useMutation()
  const failed = t('synonyms.not-done')

  const keep = (
    id: string | null,
    input: ReturnType<typeof toSynonymBody>,
  ): Promise<MutationOutcome<AdminSynonym>> =>
    act({
      ...(id === null
        ? post('/admin/synonyms', null, input)
        : put('/admin/synonyms/{id}', { id }, input)),
      done: t('synonyms.kept', { term: input.term }),
      failed,
    })

  const remove = ({ id, ...input }: AdminSynonym) =>
    act({
      ...del('/admin/synonyms/{id}', { id }),
      done: t('synonyms.removed', { term: input.term }),
      failed,
      undo: { label: t('backoffice.undo'), onPress: () => void keep(null, input) },
    })

  /** Empty when saved, otherwise the errors by field. The id is null for a new synonym. */
  const submit = async (id: string | null, draft: Draft): Promise<SynonymErrors> => {
    const input = toSynonymBody(draft)
    const missing = missingFields(draft, t)
    if (Object.keys(missing).length > 0) return missing
    const outcome = await keep(id, input)
    if (outcome.isDone) return {}
    const ofMeans = Object.entries(outcome.fields).find(([path]) => path.startsWith('expansions'))
    if (ofMeans) return { expansions: ofMeans[1] }
    return { term: outcome.fields['term'] ?? outcome.message }
  }
  return { isBusy, submit, remove }
}
