import { problemOf } from '#web/shared/api/problem.ts'
import { type FormEvent, useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { type ApiMutation, fetchApi, inLanguage, requestOf } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

type State<View> =
  | { status: 'open' | 'sending'; errors: Readonly<Record<string, string>>; failure: string | null }
  | { status: 'sent'; view: View }

const OPEN = { status: 'open', errors: {}, failure: null } as const

/** Field errors come from the server in the page's language; the form keeps its values. */
export function usePostForm<Body, View>(
  callWith: (fields: Body) => ApiMutation<View>,
  unreachable: string,
) {
  const { language } = useTexts()
  const [state, setState] = useState<State<View>>(OPEN)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.status !== 'open') return
    const form = event.currentTarget
    setState({ ...OPEN, status: 'sending' })
    const fields = Object.fromEntries(new FormData(form)) as Body // the server validates them
    const answer = await send(callWith(fields), language)
    if (answer?.ok) return setState({ status: 'sent', view: answer.view })
    const { errors = {}, detail = null } = answer?.problem ?? {}
    const isAboutFields = Object.keys(errors).length > 0
    setState({ ...OPEN, errors, failure: isAboutFields ? null : (detail ?? unreachable) })
    const first = [...form.elements].find((element) =>
      Object.hasOwn(errors, element.getAttribute('name') ?? ''),
    )
    if (first instanceof HTMLElement) first.focus()
  }
  return {
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    again: () => setState(OPEN),
  }
}

async function send<View>({ path, ...call }: ApiMutation<View>, language: Language) {
  try {
    const response = await fetchApi(inLanguage(path, language), requestOf(call))
    if (response.ok) return { ok: true as const, view: await response.json() }
    return { ok: false as const, problem: problemOf(response.status, await response.json()) }
  } catch {
    return null
  }
}
