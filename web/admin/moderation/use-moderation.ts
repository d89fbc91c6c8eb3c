import { useState } from 'react'
import { type ApiMutation, del, put } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { type MutationState, useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type ModerationAction, undoAfter } from './actions.ts'
import type { Item } from './query.ts'

type Asking = { act: ModerationAction; item: Item }

export function useModeration(onSettled: () => void, onDone: (item: Item) => void) {
  const { t } = useTexts()
  const { isBusy, act: carryOut } = useMutation(onSettled)
  const [asking, setAsking] = useState<Asking | null>(null)

  const run = (
    calls: readonly ApiMutation<unknown>[],
    input: Omit<MutationState<unknown>, keyof ApiMutation<unknown> | 'first'>,
  ) => {
    const last = calls.at(-1)
    return last ? carryOut({ ...last, first: calls.slice(0, -1), ...input }) : null
  }
  const decide = async ({ act, item }: Asking, text: string) => {
    const { undo } = act
    const failed = t('moderation.not-done')
    const forced = new Map<string, number>()
    const back = () =>
      void (
        undo &&
        run(undoAfter(undo, forced), {
          done: t('moderation.undone'),
          failed: t('moderation.not-undone'),
        })
      )
    const outcome = await run(act.calls(text), {
      done: t(`moderation.done.${act.name}`),
      failed,
      onForced: (path, version) => forced.set(path, version),
      ...(undo && { undo: { label: t('moderation.undo'), onPress: back } }),
    })
    if (!outcome?.isDone) return
    setAsking(null)
    onDone(item)
  }
  const start = (item: Item, act: ModerationAction) => {
    if (isBusy) return
    if (act.asks) setAsking({ act, item })
    else void decide({ act, item }, '')
  }
  /** Claims the item, or releases the own claim. */
  const take = async (item: Item) => {
    const { kind, id } = item
    if (!item.taken_by?.is_own) {
      const messages = { done: t('moderation.taken'), failed: t('moderation.not-done') }
      const claim = put('/admin/moderation/{kind}/{id}/claim', { kind, id })
      return void (await carryOut({ ...claim, ...messages }))
    }
    try {
      await apiSend(del('/admin/moderation/{kind}/{id}/claim', { kind, id }))
    } catch {
      const message = t('moderation.not-done')
      showToast({
        title: t('backoffice.error'),
        message,
        isError: true,
        closeLabel: t('site.close'),
      })
    }
    onSettled()
  }
  return { isBusy, asking, start, decide, take, cancel: () => setAsking(null) }
}
