import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { formatAmount, formatMoney, formatNumber, formatPercent } from '#kernel/format.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { fromDinars } from '#kernel/money.ts'
import { Megaphone } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useDateFormat } from '#web/shared/i18n/use-date-format.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { audienceOf, PROMO_CODE_STATE_TONES } from './promo-codes.ts'

type NameProps = { code: ManagedPromoCodeView; audience: BackofficeAudience }

export function PromoCodeName({ code: { code, shop, is_public }, audience }: NameProps) {
  const { t } = useTexts()
  return (
    <span className="promo-named">
      <b>
        <bdi dir="ltr" className="promo-name">
          {code}
        </bdi>
      </b>
      {audience === 'admin' && (
        <small>{shop === null ? t('promo-codes.operator') : <bdi>{shop.business_name}</bdi>}</small>
      )}
      {is_public && (
        <small className="promo-public">
          <Icon of={Megaphone} size="s" />
          {t('promo-codes.public')}
        </small>
      )}
    </span>
  )
}

export function StateBadge({ code }: { code: ManagedPromoCodeView }) {
  const { t } = useTexts()
  return (
    <Badge tone={PROMO_CODE_STATE_TONES[code.state]}>{t(`promo-codes.state.${code.state}`)}</Badge>
  )
}

type Terms = Pick<
  ManagedPromoCodeView,
  'kind' | 'percent' | 'amount' | 'minimum' | 'maximum_discount'
>

/** Keeps the percent sign after its number in Arabic. */
const isolated = (text: string): string => `\u2066${text}\u2069`

/** For example « 10 % dès 3 000 DA, au plus 500 DA ». */
export function usePromoCodeValue(
  audience: BackofficeAudience,
): (terms: Terms) => { gives: string; conditions: string } {
  const { t, language } = useTexts()
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language, audienceOf(audience))
  return ({ kind, percent, amount, minimum, maximum_discount: cap }) => ({
    gives:
      kind === 'free_delivery'
        ? t('promo-codes.gives.free-delivery')
        : kind === 'amount'
          ? t('promo-codes.gives.amount', { amount: money(amount ?? 0) })
          : t('promo-codes.gives.percentage', {
              percent: isolated(formatPercent(percent ?? 0, language)),
            }),
    conditions: [
      ...(minimum > 0 ? [t('promo-codes.from', { amount: money(minimum) })] : []),
      ...(cap !== null ? [t('promo-codes.at-most', { amount: money(cap) })] : []),
    ].join(' · '),
  })
}

export function PromoCodeValue({
  code,
  audience,
}: {
  code: ManagedPromoCodeView
  audience: BackofficeAudience
}) {
  const { gives, conditions } = usePromoCodeValue(audience)(code)
  return (
    <>
      {gives}
      {conditions !== '' && <small>{conditions}</small>}
    </>
  )
}

export function PromoCodeDates({
  code: { starts_on: first, ends_on: last },
}: {
  code: ManagedPromoCodeView
}) {
  const { t, language } = useTexts()
  const dateText = useDateFormat()
  const day = (date: LocalDate) => dateText(noonOfDay(date), language, 'date')
  if (first === null)
    return last === null ? (
      <>{t('promo-codes.days.always')}</>
    ) : (
      <>{t('promo-codes.days.until', { last: day(last) })}</>
    )
  if (last === null) return <>{t('promo-codes.days.since', { first: day(first) })}</>
  return <>{t('promo-codes.days.between', { first: day(first), last: day(last) })}</>
}

export function PromoCodeUses({ code }: { code: ManagedPromoCodeView }) {
  const { t, language } = useTexts()
  const { uses, maximum_uses: limit, maximum_uses_per_buyer: each } = code
  return (
    <>
      <span className="num">
        {limit === null
          ? formatNumber(uses, language)
          : t('promo-codes.uses-of', {
              uses: formatNumber(uses, language),
              most: formatNumber(limit, language),
            })}
      </span>
      {each !== null && <small>{t('promo-codes.per-buyer', { count: each })}</small>}
    </>
  )
}

export const Dinars = ({ of: total }: { of: number }) => {
  const { language } = useTexts()
  return <span className="num">{formatAmount(fromDinars(total), language)}</span>
}

/** Of a card: what has columns in the table. */
export function PromoCodeFigures({ code }: { code: ManagedPromoCodeView }) {
  const { t } = useTexts()
  return (
    <dl className="promo-figures">
      <div>
        <dt>{t('promo-codes.column.uses')}</dt>
        <dd>
          <PromoCodeUses code={code} />
        </dd>
      </div>
      {(['revenue', 'discount'] as const).map((figure) => (
        <div key={figure}>
          <dt>{t(`promo-codes.column.${figure}`)}</dt>
          <dd>
            <Dinars of={code[figure]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function PromoCodeStopped({ code: { stopped } }: { code: ManagedPromoCodeView }) {
  const { t, language } = useTexts()
  const dateText = useDateFormat()
  if (stopped === null) return null
  const time = dateText(new Date(stopped.at), language, 'date')
  return (
    <small className="promo-stopped">
      {t(`promo-codes.stopped-by.${stopped.by}`, { at: time })}
      {stopped.reason !== null && <bdi>{stopped.reason}</bdi>}
    </small>
  )
}
