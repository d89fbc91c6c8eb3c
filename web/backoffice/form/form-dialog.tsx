import { type ReactNode, useId, useRef, useState } from 'react'
import { FormProvider, type FieldValues, useForm } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { z } from 'zod'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFirstError } from '#web/ui/first-error.ts'
import type { MutationOutcome } from '../data/use-mutation.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { type BodySchema, contractResolver, initialValues } from './contract-rules.ts'
import { type ErrorGroup, useErrorTexts } from './error-texts.ts'
import { SchemaContext } from './fields.tsx'

type Name<Schema extends BodySchema> = keyof z.input<Schema> & string

type FormDialogProps<Schema extends BodySchema, View, Code extends string> = {
  title: string
  confirm: string
  /** In place of "Cancel", where that would name what the form does. */
  dismiss?: string
  /** The contract of the body: it says what is required, the limits and the errors. */
  schema: Schema
  /** Left out where the capability has no texts of its own. */
  errors?: ErrorGroup
  /** What the fields begin with; others are ignored. */
  values: object
  onSubmit: (body: z.input<Schema>) => Promise<MutationOutcome<View, Code>>
  /** The field that a refusal as a whole is about, by its code. */
  fieldOf?: Partial<Record<Code, Name<Schema>>>
  onDone?: (view: View) => void
  onClose: () => void
  /** `field('name')` names a field of the body. */
  children: (field: (name: Name<Schema>) => { name: string }) => ReactNode
}

/** A form in a dialog. All errors stand at their fields at once; what is typed is not lost. */
export function FormDialog<Schema extends BodySchema, View, Code extends string>(
  props: FormDialogProps<Schema, View, Code>,
) {
  const { title, confirm, schema, errors, values, onSubmit, fieldOf = {}, onDone, onClose } = props
  const { t } = useTexts()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const showFirstError = useFirstError(ref)
  const form = useForm({
    defaultValues: initialValues(schema, values),
    resolver: contractResolver(schema, useErrorTexts(errors)),
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const leaving = useUnsavedGuard(isDirty, onClose)
  const submit = async (body: FieldValues) => {
    const outcome = await onSubmit(body as z.input<Schema>) // the resolver has parsed it
    if (outcome.isDone) {
      leaving.allow()
      onClose()
      return onDone?.(outcome.view)
    }
    const about = Object.entries(fieldOf).find(([code]) => code === outcome.code)?.[1]
    const refused = typeof about === 'string' ? { [about]: outcome.message } : outcome.fields
    for (const [name, message] of Object.entries(refused)) form.setError(name, { message })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      mayClose={leaving.mayClose}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={() => leaving.mayClose() && onClose()}>
            {props.dismiss ?? t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isSubmitting}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={id}
        className="form-fields"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event).then(showFirstError)}
      >
        <SchemaContext value={schema}>
          <FormProvider {...form}>{props.children((name) => ({ name }))}</FormProvider>
        </SchemaContext>
      </form>
      {leaving.question}
    </Dialog>
  )
}

/** Asks before changes are lost: on Escape, a navigation, and in the browser's words on a closed tab. */
function useUnsavedGuard(isDirty: boolean, onClose: () => void) {
  const { t } = useTexts()
  const isAllowed = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isDirty && !isAllowed.current) event.preventDefault()
  })
  const isBlocked = blocker.state === 'blocked'
  const leave = async () => {
    isAllowed.current = true
    if (isBlocked) blocker.proceed()
    return { isDone: true }
  }
  const stay = () => {
    setAsking(false)
    if (isAllowed.current) onClose()
    else if (isBlocked) blocker.reset()
  }
  return {
    allow: () => {
      isAllowed.current = true
    },
    mayClose: () => {
      if (isDirty) setAsking(true)
      return !isDirty
    },
    question: (isAsking || isBlocked) && (
      <ConfirmDialog
        title={t('backoffice.unsaved.title')}
        text={t('backoffice.unsaved.text')}
        confirm={t('backoffice.unsaved.leave')}
        isDanger
        onConfirm={leave}
        onClose={stay}
      />
    ),
  }
}
