import type { ReactNode } from 'react'
import { useState } from 'react'
import { asksFirst } from './status-effects.ts'
import { StatusDialog, type StatusAnswer, type StatusQuestion } from './status-dialog.tsx'
import type { OrderStatusName } from './statuses.ts'
import type { StatusErrors, useStatusChange } from './use-status-change.ts'

type StatusChanges = ReturnType<typeof useStatusChange>

/** Sets the status at once, or shows `dialog` where the change moves money, stock or a parcel. */
export function useStatusQuestion({ busy, changeStatus }: StatusChanges): {
  choose: (order: StatusQuestion['order'], to: OrderStatusName) => void
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<StatusQuestion | null>(null)
  const [errors, setErrors] = useState<StatusErrors>(null)
  const choose = (order: StatusQuestion['order'], to: OrderStatusName) => {
    const { id, version, status } = order
    if (asksFirst(status, to)) setQuestion({ order, to })
    else void changeStatus({ id, version, status: to, before: status })
  }
  const confirm = async ({ order: { id, version }, to }: StatusQuestion, answer: StatusAnswer) => {
    const found = await changeStatus({ id, version, status: to, ...answer })
    setErrors(found)
    if (found === null) setQuestion(null)
  }
  const dialog = question && (
    <StatusDialog
      question={question}
      isBusy={busy === question.order.id}
      errors={errors ?? {}}
      onClose={() => {
        setErrors(null)
        setQuestion(null)
      }}
      onConfirm={(answer) => void confirm(question, answer)}
    />
  )
  return { choose, dialog }
}
