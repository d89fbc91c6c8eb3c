import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'

type Problem = { detail?: string; errors?: readonly { path: string; message: string }[] }
type State<View> =
  | { status: 'open' | 'sending'; errors: Readonly<Record<string, string>>; failure: string | null }
  | { status: 'sent'; view: View }

const OPEN = { status: 'open', errors: {}, failure: null } as const

/** Field errors come from the server in the page's language; the form keeps its values. */
export function usePostForm<View>(path: string, unreachable: string) {
  const { language } = useTexts()
  const [state, setState] = useState<State<View>>(OPEN)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.status !== 'open') return
    const form = event.currentTarget
    setState({ ...OPEN, status: 'sending' })
    const answer = await send(path, new FormData(form), language)
    if (answer && answer.ok) return setState({ status: 'sent', view: answer.body as View }) // the contract of that path
    const problem = answer?.body as Problem | undefined
    const errors = Object.fromEntries(
      (problem?.errors ?? []).map(({ path: field, message }) => [field, message]),
    )
    setState({
      ...OPEN,
      errors,
      failure: problem?.errors ? null : (problem?.detail ?? unreachable),
    })
    const first = [...form.elements].find((element) => (element as HTMLInputElement).name in errors)
    if (first instanceof HTMLElement) first.focus()
  }
  return {
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    again: () => setState(OPEN),
  }
}

async function send(path: string, form: FormData, language: string) {
  try {
    const response = await fetch(`${path}?lang=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
    })
    return { ok: response.ok, body: (await response.json()) as unknown }
  } catch {
    return null
  }
}
