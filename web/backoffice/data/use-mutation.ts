import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isReadWith } from '#web/shared/data/use-count.ts'
import { isBelow } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Toast } from '#web/ui/toast-card.tsx'
import type { ApiMutation, EdgeCode } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend, codeOf } from '#web/shared/api/client.ts'

export type MutationState<View, Code extends string = string> = ApiMutation<View, Code> & {
  /** Prerequisite requests: a failure skips the main one. */
  first?: readonly ApiMutation<unknown, Code>[]
  done: string
  failed: string
  /** Puts `failed` before the server's message instead of replacing it. */
  namesFailure?: boolean
  /** Receives the path and version of an overridden edit conflict. */
  onForced?: (path: string, version: number) => void
  /** Undo action of the success toast. */
  undo?: NonNullable<Toast['action']>
}

export type MutationOutcome<View, Code extends string = string> =
  | { isDone: true; view: View }
  | {
      isDone: false
      code: Code | EdgeCode
      message: string
      fields: Readonly<Record<string, string>>
      /** The field that the refusal as a whole is about. */
      about: string | null
    }

/** Of `/api/v1/admin/vendors/{id}/approval` the list, `/api/v1/admin/vendors`. */
const listOf = (path: string): string => path.split(/[/?]/, 5).join('/')

/**
 * Sends a change, shows a toast, and reads again what is shown of its list and the counts of the
 * navigation. The result has the field errors of a refusal.
 */
export function useMutation(onSettled?: () => void) {
  const client = useQueryClient()
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)

  const act = async <View, Code extends string>(
    action: MutationState<View, Code>,
  ): Promise<MutationOutcome<View, Code>> => {
    const readAgain = () => {
      void client.invalidateQueries({ predicate: isBelow(listOf(action.path)) })
      void client.invalidateQueries({ predicate: isReadWith(({ isCount }) => isCount) })
      onSettled?.()
    }
    const { path, method, body, first = [], ...messages } = action
    setBusy(true)
    const closeLabel = t('site.close')
    const send = <Sent>(call: ApiMutation<Sent>) =>
      apiSend(call, { onForced: (version) => messages.onForced?.(call.path, version) })
    try {
      for (const call of first) await send(call)
      const view = await send({ path, method, body })
      const undo = messages.undo && { action: messages.undo }
      showToast({ title: t('backoffice.success'), message: messages.done, closeLabel, ...undo })
      readAgain()
      return { isDone: true, view }
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const fields = refused?.fields ?? {}
      // The list is stale: another user has changed or deleted the record.
      if (refused && [404, 409].includes(refused.status)) readAgain()
      const code = codeOf(error, { path })
      const about = refused?.about ?? null
      if (refused?.isLeft) return { isDone: false, code, message: '', fields, about }
      const [first, ...others] = Object.values(fields)
      const wrong =
        others.length > 0 ? t('backoffice.fields-wrong', { count: others.length + 1 }) : first
      const reason = refused && refused.status < 500 ? (wrong ?? refused.detail) : null
      const lead = messages.namesFailure && reason !== null ? `${messages.failed}. ` : ''
      const message = reason === null ? messages.failed : lead + reason
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
      return { isDone: false, code, message, fields, about }
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
export type Mutate = ReturnType<typeof useMutation>['act']
