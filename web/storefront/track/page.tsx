import './track.css'
import { SearchX, TriangleAlert } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { loaderContext } from '#web/shared/api/loader-context.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { orderNumber, purchaseNumber } from './purchase-number.ts'
import { OpenByCode } from './open-by-code.tsx'
import { type TrackQueryInput, TrackForm } from './track-form.tsx'
import { type Tracking, trackingOf } from './tracking.ts'
import { TrackStates } from './tracking-summary.tsx'
import { type Opening, usePurchase } from './use-purchase.ts'
import { useTrackedPurchase } from './use-tracked-purchase.ts'

const TrackResult = lazyComponent(() => import('./track-result.tsx'))

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('order-tracking.title'),
    description: t('order-tracking.text'),
    isPrivate: true,
  }))

type Loaded = { asked: TrackQueryInput; tracking: Tracking }
const NOTHING: Loaded = { asked: { number: '', contact: '' }, tracking: { kind: 'idle' } }

/** Serves the plain GET of a browser without scripts. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const given = new URL(request.url).searchParams
  const input = { number: given.get('number') ?? '', contact: given.get('contact') ?? '' }
  if (input.number === '' || input.contact === '') return { ...NOTHING, asked: input }
  const path = get('/track', {
    number: orderNumber(input.number),
    contact: input.contact.trim(),
  })
  const { api, report } = loaderContext(context)
  const response = await api(path).catch((error: unknown) => {
    report(error, 'could not look an order up for a page')
    return null
  })
  return { asked: input, tracking: response ? await trackingOf(response) : { kind: 'failed' } }
}

export default function TrackPage() {
  const { t } = useTexts()
  const loaded = useLoaderData<Loaded>()
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const [input, setRequested] = useState(loaded.asked)
  const [missing, setMissing] = useState<readonly (keyof TrackQueryInput)[]>([])
  const { tracking, look } = useTrackedPurchase(loaded.tracking)
  // The submitted values, unlike `asked`, which follows the typing.
  const [searched, setSearched] = useState(loaded.asked)
  const { opening, open, reload } = usePurchase(purchaseNumber(searched.number))
  const result = useRef<HTMLDivElement>(null)
  const focusResult = () => requestAnimationFrame(() => result.current?.focus())

  const showOrder = () =>
    requestAnimationFrame(() => {
      result.current?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    })

  // The URL may name an order, which a purchase key in the fragment or in this tab opens.
  const named = query.get('number') ?? ''
  useEffect(() => {
    if (named === '' || loaded.tracking.kind !== 'idle') return
    setRequested((before) => ({ ...before, number: orderNumber(named) }))
    setSearched((before) => ({ ...before, number: named }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per named order
  }, [named])

  const submit = async () => {
    const empty = (['number', 'contact'] as const).filter((name) => input[name].trim() === '')
    setMissing(empty)
    const [first] = empty
    if (first) return document.querySelector<HTMLElement>(`.track-form [name=${first}]`)?.focus()
    setSearched(input)
    const found = await look(input.number, input.contact)
    if (found.kind === 'found') focusResult()
  }
  const isOpen = opening.kind === 'open'
  const form = (
    <TrackForm
      query={input}
      missing={missing}
      busy={tracking.kind === 'loading'}
      isCollapsed={isOpen || tracking.kind === 'found'}
      onChange={setRequested}
      onSubmit={() => void submit()}
    />
  )
  return (
    <div className="wrap track-page">
      <Breadcrumb
        label={t('order-tracking.crumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: t('order-tracking.crumb') }]}
      />
      <header className="track-head">
        <h1>{t('order-tracking.title')}</h1>
        {!isOpen && <p>{t('order-tracking.text')}</p>}
      </header>
      {!isOpen && form}
      <div role="alert">{!isOpen && <Refusal kind={refusalOf(tracking, opening)} />}</div>
      {!isOpen && (tracking.kind === 'loading' || opening.kind === 'loading') && (
        <Spinner label={t('site.loading')} />
      )}
      <div ref={result} tabIndex={-1} className="track-focus" aria-live="polite">
        {opening.kind === 'open' ? (
          <Suspense fallback={<Spinner label={t('site.loading')} />}>
            <TrackResult
              key={opening.purchase.number}
              tracked={opening.purchase}
              purchaseKey={opening.purchaseKey}
              onChanged={() => void reload()}
            />
          </Suspense>
        ) : (
          (tracking.kind === 'found' || tracking.kind === 'limited') && (
            <div className="thin-grid">
              {tracking.kind === 'found' && <TrackStates tracked={tracking.tracked} />}
              {isHydrated && (
                <OpenByCode
                  key={`${numberOf(tracking, searched)} ${searched.contact}`}
                  number={numberOf(tracking, searched)}
                  contact={searched.contact}
                  onKey={(key) => void open(key).then(showOrder)}
                />
              )}
            </div>
          )
        )}
      </div>
      {isOpen && form}
      {opening.kind === 'failed' && tracking.kind !== 'found' && (
        <Button kind="quiet" small onClick={() => void reload()}>
          {t('site.retry')}
        </Button>
      )}
    </div>
  )
}

const numberOf = (tracking: Tracking, { number }: TrackQueryInput): string =>
  tracking.kind === 'found' ? tracking.tracked.number : purchaseNumber(number)

type RefusalKind = 'missing' | 'limited' | 'failed' | 'link-wrong' | null

function refusalOf(tracking: Tracking, opening: Opening): RefusalKind {
  const { kind } = tracking
  if (kind === 'missing' || kind === 'limited' || kind === 'failed') return kind
  if (kind !== 'idle') return null
  if (opening.kind === 'closed' && opening.wasWrong) return 'link-wrong'
  return opening.kind === 'failed' ? 'failed' : null
}

function Refusal({ kind }: { kind: RefusalKind }) {
  const { t } = useTexts()
  if (kind === null) return null
  return (
    <div className="track-refusal">
      <Icon of={kind === 'failed' || kind === 'limited' ? TriangleAlert : SearchX} />
      <p>
        <b>{t(`order-tracking.${kind}`)}</b>
        {kind !== 'failed' && <span>{t(`order-tracking.${kind}-text`)}</span>}
      </p>
    </div>
  )
}
