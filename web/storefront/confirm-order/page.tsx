import '../order/order.css'
import './confirm-order.css'
import { Check, PhoneCall, X } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaFunction, data, useLoaderData } from 'react-router'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { formatDayRange } from '#web/shared/format/day-range.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { OrderItems } from '#web/shared/orders/order-items.tsx'
import { post, requestOf } from '#web/shared/api/endpoint.ts'
import { loaderContext, loaderTexts } from '#web/shared/api/loader-context.ts'
import type { BackLink } from '#web/shared/layout/minimal-frame.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

export const handle = { back: { to: paths.home(), key: 'order.back' } satisfies BackLink }

/** Redirects to this page. */
const ANSWERS = post('/confirmation/answers')

/** Read-only, because mail clients prefetch links. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const { api, language } = loaderContext(context)
  const call = post('/confirmation/readings', null, { key })
  const response = await api(call.path, requestOf(call))
  const t = loaderTexts(context)
  if (response.status >= 500) throw data(null, { status: response.status })
  if (!response.ok) {
    const words = {
      title: t('confirm-order.unknown'),
      text: t('confirm-order.unknown-text'),
      track: t('confirm-order.track'),
    }
    return data({ order: null, number: params['number'] ?? '', words }, { status: 404 })
  }
  const order = await response.json()
  const vendor = `\u2068${order.vendor.business_name}\u2069`
  const dates = formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')
  const { state } = order
  return {
    key,
    order,
    words: {
      title: t(state === 'waiting' ? 'confirm-order.title' : `confirm-order.${state}`),
      text: t(state === 'waiting' ? 'confirm-order.text' : `confirm-order.${state}-text`, {
        vendor,
      }),
      confirm: t('confirm-order.confirm'),
      cancel: t('confirm-order.cancel'),
      until: t('confirm-order.until', {
        until: formatDate(new Date(order.expires_at), language, 'dateTime'),
      }),
      toPay: t('confirm-order.to-pay'),
      place: t(state === 'waiting' ? 'confirm-order.place-waiting' : 'confirm-order.place', {
        city: `\u2068${order.city}\u2069`,
        dates,
      }),
      track: t('confirm-order.track'),
    },
  }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.words.title ?? t('order.meta', { number: '' }),
    isPrivate: true,
  }))

const ICONS = { waiting: PhoneCall, confirmed: Check, cancelled: X, over: X }

/** A form, so that it works without scripts. */
export default function AnswerPage() {
  const { language } = useTexts()
  const found = useLoaderData<typeof loader>()
  if (found.order === null) return <Unknown {...found} />
  const { order, words, key } = found
  return (
    <div className="wrap order-page answer-page">
      <header className="order-head">
        <span className="ok-arch" data-state={order.state} aria-hidden="true">
          <Icon of={ICONS[order.state]} />
        </span>
        <div>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
        </div>
      </header>
      <section className="card answer-card" aria-label={order.vendor.business_name}>
        <p className="answer-vendor">
          <b>
            <bdi>{order.vendor.business_name}</bdi>
          </b>
          <bdi dir="ltr" className="num">
            {order.order_number}
          </bdi>
        </p>
        <OrderItems items={order.items} />
        <p className="muted">{words.place}</p>
        <p className="answer-total">
          <span>{words.toPay}</span>
          <b>
            <Money dinars={order.total_amount} language={language} />
          </b>
        </p>
        {order.state === 'waiting' ? (
          <form method="post" action={ANSWERS.path} className="answer-form">
            <input type="hidden" name="key" value={key} />
            <Button type="submit" name="answer" value="confirmed" wide>
              <Icon of={Check} size="s" />
              {words.confirm}
            </Button>
            <Button type="submit" name="answer" value="refused" kind="quiet" wide>
              {words.cancel}
            </Button>
            <p className="muted">{words.until}</p>
          </form>
        ) : (
          <ButtonLink
            wide
            kind="outline"
            to={`${paths.track()}?number=${encodeURIComponent(order.number)}`}
          >
            {words.track}
          </ButtonLink>
        )}
      </section>
    </div>
  )
}

type UnknownProps = { number: string; words: { title: string; text: string; track: string } }

function Unknown({ number, words }: UnknownProps) {
  return (
    <div className="wrap empty-state">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <ButtonLink to={`${paths.track()}?number=${encodeURIComponent(number)}`}>
        {words.track}
      </ButtonLink>
    </div>
  )
}
