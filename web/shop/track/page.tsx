import './track.css'
import { SearchX, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { TrackedView } from '#capabilities/orders/contract.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/meta.ts'
import { pageOf } from '#web/shared/page-context.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { keepContact, keptOrder } from '#web/shared/order/kept.ts'
import { purchaseNumber } from './number.ts'
import { TrackResult } from './result.tsx'
import { type Asked, TrackForm } from './track-form.tsx'
import { type Tracking, useTracked } from './use-tracked.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('track.title'),
    description: t('track.text'),
    isPrivate: true,
  }))

type Loaded = { asked: Asked; tracking: Tracking }
const NOTHING: Loaded = { asked: { number: '', contact: '' }, tracking: { kind: 'idle' } }

/** Looks the order up when the form came as a plain GET, from a browser without scripts. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const given = new URL(request.url).searchParams
  const asked = { number: given.get('number') ?? '', contact: given.get('contact') ?? '' }
  if (asked.number === '' || asked.contact === '') return { ...NOTHING, asked }
  const query = new URLSearchParams({
    number: purchaseNumber(asked.number),
    contact: asked.contact.trim(),
  })
  const { api, report } = pageOf(context)
  const response = await api(`/api/v1/track?${query}`).catch((error: unknown) => {
    report(error, 'could not look an order up for a page')
    return null
  })
  if (!response) return { asked, tracking: { kind: 'failed' } }
  if (response.status === 404 || response.status === 422)
    return { asked, tracking: { kind: 'missing' } }
  if (!response.ok) return { asked, tracking: { kind: 'failed' } }
  return { asked, tracking: { kind: 'found', tracked: (await response.json()) as TrackedView } } // by its contract
}

export default function TrackPage() {
  const { t } = useTexts()
  const loaded = useLoaderData<Loaded>()
  const [query] = useSearchParams()
  const [asked, setAsked] = useState(loaded.asked)
  const [missing, setMissing] = useState<readonly (keyof Asked)[]>([])
  const { tracking, look } = useTracked(loaded.tracking)
  // What opened the order that is shown, whatever is typed meanwhile.
  const [opener, setOpener] = useState(loaded.asked.contact)
  const result = useRef<HTMLDivElement>(null)

  const search = async ({ number, contact }: Asked, isByHand: boolean) => {
    const found = await look(number, contact)
    if (found.kind !== 'found') return
    keepContact(found.tracked.number, contact)
    setOpener(contact)
    if (isByHand) requestAnimationFrame(() => result.current?.focus())
  }

  // The address may name an order, and this tab may know what opens it.
  const named = query.get('number') ?? ''
  useEffect(() => {
    if (named === '' || loaded.tracking.kind !== 'idle') return
    const number = purchaseNumber(named)
    const contact = keptOrder(number)?.contact ?? ''
    setAsked({ number, contact })
    if (contact !== '') void search({ number, contact }, false)
    // Once per order that is named.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [named])

  const submit = () => {
    const empty = (['number', 'contact'] as const).filter((name) => asked[name].trim() === '')
    setMissing(empty)
    const [first] = empty
    if (first) return document.querySelector<HTMLElement>(`.track-form [name=${first}]`)?.focus()
    void search(asked, true)
  }

  return (
    <div className="wrap track-page">
      <Breadcrumb
        label={t('track.crumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: t('track.crumb') }]}
      />
      <header className="track-head">
        <h1>{t('track.title')}</h1>
        <p>{t('track.text')}</p>
      </header>
      <TrackForm
        asked={asked}
        missing={missing}
        busy={tracking.kind === 'loading'}
        onChange={setAsked}
        onSubmit={submit}
      />
      <div role="alert">
        <Refusal kind={tracking.kind} />
      </div>
      {tracking.kind === 'loading' && <Spinner label={t('site.loading')} />}
      <div ref={result} tabIndex={-1} className="track-focus" aria-live="polite">
        {tracking.kind === 'found' && (
          <TrackResult key={tracking.tracked.number} tracked={tracking.tracked} contact={opener} />
        )}
      </div>
    </div>
  )
}

function Refusal({ kind }: { kind: Tracking['kind'] }) {
  const { t } = useTexts()
  if (kind !== 'missing' && kind !== 'failed') return null
  return (
    <div className="track-refusal">
      <Icon of={kind === 'missing' ? SearchX : TriangleAlert} />
      <p>
        <b>{t(kind === 'missing' ? 'track.missing' : 'track.failed')}</b>
        {kind === 'missing' && <span>{t('track.missing-text')}</span>}
      </p>
    </div>
  )
}
