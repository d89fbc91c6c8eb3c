import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { CircleStop, Copy, Megaphone, Pencil } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  CodeName,
  PromoCodeDates,
  Dinars,
  PromoCodeValue,
  StateBadge,
  PromoCodeStopped,
  PromoCodeUses,
} from './promo-code-cells.tsx'
import { isOwnPromoCode } from './promo-codes.ts'

export type PromoCodeDialogRequest = { what: 'edit' | 'copy' | 'stop'; code: ManagedPromoCodeView }
type ListProps = {
  rows: readonly ManagedPromoCodeView[]
  audience: BackofficeAudience
  onAsk: (dialog: PromoCodeDialogRequest) => void
}

const COLUMNS = [
  'code',
  'gives',
  'days',
  'uses',
  'revenue',
  'discount',
  'state',
  'actions',
] as const
const AT_END = new Set<string>(['uses', 'revenue', 'discount', 'actions'])

export function PromoCodesTable({ rows, audience, onAsk }: ListProps) {
  const { t } = useTexts()
  return (
    <table className="data-table promo-table">
      <caption className="sr-only">{t('promo-codes.list')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={AT_END.has(column) ? 'at-end' : undefined}>
              {t(`promo-codes.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((code) => (
          <tr key={code.id}>
            <td>
              <Named code={code} audience={audience} />
            </td>
            <td>
              <PromoCodeValue {...{ code, audience }} />
            </td>
            <td>
              <PromoCodeDates code={code} />
            </td>
            <td className="at-end">
              <PromoCodeUses code={code} />
            </td>
            <td className="at-end">
              <Dinars of={code.revenue} />
            </td>
            <td className="at-end">
              <Dinars of={code.discount} />
            </td>
            <td>
              <StateBadge code={code} />
              <PromoCodeStopped code={code} />
            </td>
            <td>
              <Actions {...{ code, audience, onAsk }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PromoCodeCards({ rows, audience, onAsk }: ListProps) {
  const { t } = useTexts()
  return (
    <ul className="row-cards promo-cards" aria-label={t('promo-codes.list')}>
      {rows.map((code) => (
        <li key={code.id}>
          <div className="promo-card-head">
            <Named code={code} audience={audience} />
            <StateBadge code={code} />
          </div>
          <p>
            <PromoCodeValue {...{ code, audience }} />
          </p>
          <p className="muted">
            <PromoCodeDates code={code} />
          </p>
          <PromoCodeStopped code={code} />
          <dl className="promo-figures">
            <div>
              <dt>{t('promo-codes.column.uses')}</dt>
              <dd>
                <PromoCodeUses code={code} />
              </dd>
            </div>
            <div>
              <dt>{t('promo-codes.column.revenue')}</dt>
              <dd>
                <Dinars of={code.revenue} />
              </dd>
            </div>
            <div>
              <dt>{t('promo-codes.column.discount')}</dt>
              <dd>
                <Dinars of={code.discount} />
              </dd>
            </div>
          </dl>
          <Actions {...{ code, audience, onAsk }} />
        </li>
      ))}
    </ul>
  )
}

function Named({ code, audience }: { code: ManagedPromoCodeView; audience: BackofficeAudience }) {
  const { t } = useTexts()
  return (
    <span className="promo-named">
      <b>
        <CodeName code={code.code} />
      </b>
      {audience === 'admin' && (
        <small>
          {code.shop === null ? t('promo-codes.operator') : <bdi>{code.shop.business_name}</bdi>}
        </small>
      )}
      {code.is_public && (
        <small className="promo-public">
          <Icon of={Megaphone} size="s" />
          {t('promo-codes.public')}
        </small>
      )}
    </span>
  )
}

/** The operator may deactivate a vendor's code, but not change it. */
function Actions({
  code,
  audience,
  onAsk,
}: { code: ManagedPromoCodeView } & Omit<ListProps, 'rows'>) {
  const { t } = useTexts()
  const name = code.code
  const isOpen = code.state !== 'stopped'
  return (
    <span className="row-actions">
      {isOwnPromoCode(audience, code) && isOpen && (
        <IconButton
          icon={Pencil}
          label={t('promo-codes.edit-of', { name })}
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'edit', code })}
        />
      )}
      {isOwnPromoCode(audience, code) && (
        <IconButton
          icon={Copy}
          label={t('promo-codes.copy-of', { name })}
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'copy', code })}
        />
      )}
      {isOpen && (
        <IconButton
          icon={CircleStop}
          label={t('promo-codes.stop-of', { name })}
          aria-haspopup="dialog"
          onClick={() => onAsk({ what: 'stop', code })}
        />
      )}
    </span>
  )
}
