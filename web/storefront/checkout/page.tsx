import './checkout.css'
import './summary.css'
import { useId, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { useCart } from '#web/shared/cart/cart.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadJsonOr } from '#web/shared/api/loader-context.ts'
import type { BackLink } from '#web/shared/layout/minimal-frame.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { HydrationSpinner, Spinner } from '#web/ui/skeleton.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { usePromoCode } from '../cart/use-promo-code.ts'
import { useQuote } from '../cart/use-quote.ts'
import { StaleWarning } from '../cart/stale-warning.tsx'
import { ConfirmAlert, ConfirmButton, LegalRecap, NextSteps } from './confirm-section.tsx'
import { CheckoutContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { deliveryByVendor } from './delivery.ts'
import { checkoutDue } from '../cart/cash-due.ts'
import { isCashMethod, isOnlineMethod } from '#kernel/payment-methods.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { CheckoutFieldName } from './checkout-fields.ts'
import { useAbandonedCart } from './abandoned-cart.ts'
import { PaymentSection } from './payment-section.tsx'
import { FoldedSummary, isWhole, SideSummary, type SummaryProps } from './summary.tsx'
import { useCheckout } from './use-checkout.ts'
import { useDraft, useSavedAddresses } from './use-draft.ts'
import { usePickupPoints } from './use-pickup-points.ts'

export const handle = { back: { to: paths.cart(), key: 'checkout.back' } satisfies BackLink }

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('checkout.meta'), isPrivate: true }))

export const loader = async ({ context }: LoaderFunctionArgs) =>
  loadJsonOr(context, get('/wilayas'), { items: [] })

export default function CheckoutPage() {
  const { t } = useTexts()
  const isHydrated = useHydrated()
  return (
    <div className="wrap">
      {isHydrated ? <Gate /> : <HydrationSpinner label={t('site.loading')} />}
      <noscript>
        <p className="card no-script">{t('checkout.no-script')}</p>
      </noscript>
    </div>
  )
}

/** Asks for sign-in where guest checkout is switched off; the cart stays. */
function Gate() {
  const { t } = useTexts()
  const { settings } = useSite()
  const { status } = useSession()
  if (settings?.allowGuestCheckout === false && status === 'out')
    return (
      <>
        <h1 className="sr-only">{t('checkout.title')}</h1>
        <EmptyState
          title={t('checkout.sign-in')}
          text={t('checkout.sign-in-text')}
          action={
            <ButtonLink to={paths.auth(paths.checkout())}>
              {t('checkout.sign-in-action')}
            </ButtonLink>
          }
        />
      </>
    )
  return <Checkout />
}

function Checkout() {
  const { t, language } = useTexts()
  const id = useId()
  const items = useCart()
  const { items: wilayas } = useLoaderData<typeof loader>()
  const [promoCode, setPromoCode] = usePromoCode()
  const [draft, setDraft] = useDraft()
  const { fields } = draft

  // Parcels are known from a quote only, so methods per parcel follow the first quote.
  const [delivery, setDelivery] = useState<ReturnType<typeof deliveryByVendor>>({})
  const state = useQuote(items, { wilaya: fields.wilaya || null, delivery, promoCode })
  const quote = state.answer?.quote
  const parcels = useMemo(() => quote?.parcels ?? [], [quote])
  const wantedDelivery = JSON.stringify(deliveryByVendor(parcels, draft))
  if (JSON.stringify(delivery) !== wantedDelivery) setDelivery(JSON.parse(wantedDelivery))

  const { draft: wanted, ...pickup } = usePickupPoints(draft, parcels)

  const [acceptsTerms, setAccepted] = useState(false)
  const { form, phase, errors, submit, onCaptcha, checkOne, forgive, focus } = useCheckout({
    items,
    draft: wanted,
    promoCode,
    // A quote with another method has another total and must not be confirmed.
    quote: { ...state, isCurrent: state.isCurrent && JSON.stringify(delivery) === wantedDelivery },
    handover: pickup.handover,
    onPickupPointRefused: pickup.reload,
    acceptsTerms,
    setDraft,
  })
  const saved = useSavedAddresses(setDraft, forgive)

  const left = useAbandonedCart({
    items,
    fields,
    language,
    isOver: phase.kind === 'sending' || phase.kind === 'unknown' || phase.kind === 'placed',
  })

  if (phase.kind === 'placed')
    return (
      <Spinner
        label={t(isOnlineMethod(draft.payment) ? 'checkout.to-gateway' : 'checkout.sending')}
      />
    )
  if (items.length === 0) return <EmptyCheckout />
  const onField = (name: CheckoutFieldName, value: string) => {
    setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } }))
    if (errors[name]) forgive(name)
  }
  const section = { fields, errors, onField, onLeave: checkOne }
  const isOnline = isOnlineMethod(draft.payment)
  const paysCash = isCashMethod(draft.payment)
  const shown = { state, promoCode, onPromoCode: setPromoCode, phase }
  const summary = { ...shown, form: id, isOnline, paysCash }
  return (
    <div className="basket checkout">
      <div>
        <h1>{t('checkout.title')}</h1>
        {state.hasFailed && <StaleWarning onRetry={state.retry} />}
        <ErrorSummary errors={errors} onGo={focus} />
        <FoldedSummary {...summary} />
        <form
          id={id}
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <CheckoutContactSection
            {...section}
            wantsReminder={left.wantsReminder}
            onReminder={left.setReminder}
          />
          <DeliverySection
            {...section}
            {...saved}
            wilayas={wilayas}
            parcels={parcels}
            draft={wanted}
            pickupPoints={pickup.groups}
            office={pickup.office}
            onMethod={(method) => setDraft((before) => ({ ...before, method, exceptions: {} }))}
            onException={(vendor, method) =>
              setDraft(({ exceptions: { [vendor]: _before, ...others }, ...before }) => ({
                ...before,
                exceptions: method === null ? others : { ...others, [vendor]: method },
              }))
            }
            onPickupPoint={(vendorIds, chosen) => {
              const pickupPoints = Object.fromEntries(vendorIds.map((vendor) => [vendor, chosen]))
              setDraft((before) => ({
                ...before,
                pickupPoints: { ...before.pickupPoints, ...pickupPoints },
              }))
              forgive('desk', 'address')
            }}
          />
          <PaymentSection
            payment={draft.payment}
            onPayment={(payment) => setDraft((before) => ({ ...before, payment }))}
            acceptsTerms={acceptsTerms}
            termsError={errors.terms}
            onAccept={(accepts) => {
              setAccepted(accepts)
              forgive('terms')
            }}
            onCaptcha={onCaptcha}
          />
        </form>
        <div className="only-mobile">
          <LegalRecap isOnline={isOnline} isWhole={isWhole(quote)} />
          <NextSteps parcels={parcels.length || 1} isOnline={isOnline} />
          <ConfirmAlert phase={phase} total={quote ? checkoutDue(quote, paysCash) : null} />
        </div>
      </div>
      <SideSummary {...summary} />
      <BottomBar {...summary} />
    </div>
  )
}

function EmptyCheckout() {
  const { t } = useTexts()
  return (
    <>
      <h1 className="sr-only">{t('checkout.title')}</h1>
      <EmptyCart />
    </>
  )
}

function BottomBar({ state, phase, form, isOnline, paysCash }: SummaryProps) {
  const { t, language } = useTexts()
  const quote = state.answer?.quote
  const due = isOnline ? 'checkout.now' : 'checkout.on-delivery'
  return (
    <div className="bottom-bar only-mobile">
      <dl aria-busy={!state.isCurrent}>
        <dt>{t(isWhole(quote) ? due : 'cart.total-without')}</dt>
        <dd>{quote && <Money dinars={checkoutDue(quote, paysCash)} language={language} />}</dd>
      </dl>
      <ConfirmButton phase={phase} form={form} isOnline={isOnline} />
    </div>
  )
}
