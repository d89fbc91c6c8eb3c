import type {
  VendorReturnRowView,
  VendorReturnView,
} from '#capabilities/returns/vendor.contract.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { ResourcePanel } from '#web/backoffice/panel/resource-panel.tsx'
import type { PanelProps } from '#web/backoffice/resource/resource.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { useFreshPhotos } from '#web/shared/returns/use-fresh-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { ReturnDetails } from './return-details.tsx'
import { useReturnStep } from './use-return-step.ts'

type Summary = Pick<VendorReturnRowView, 'number' | 'state' | 'outcome'>

export function ReturnPanel({ id, row, onClose }: PanelProps<VendorReturnRowView>) {
  const { t } = useTexts()
  const query = useQuery(get('/vendor/returns/{id}', { id }), { live: ['returns'] })
  useFreshPhotos((query.view?.photos.length ?? 0) > 0, query.refresh)
  return (
    <ResourcePanel<Summary, VendorReturnView>
      query={query}
      row={row}
      onClose={onClose}
      title={({ number, state, outcome }) => (
        <>
          <OrderNumber number={number} />
          <ReturnStatusBadge {...{ state, outcome }} />
        </>
      )}
      about={() => <p className="muted">{t('vendor-returns.one')}</p>}
      foot={(entry) =>
        entry.can.length + entry.needs_manager.length > 0 && (
          <>
            {entry.needs_manager.length > 0 && <NeedsManager actions={entry.needs_manager} />}
            <NextSteps entry={entry} />
          </>
        )
      }
    >
      {(entry) => <ReturnDetails entry={entry} />}
    </ResourcePanel>
  )
}

function NeedsManager({ actions }: { actions: VendorReturnView['needs_manager'] }) {
  const { t, language } = useTexts()
  const names = actions.map((action) => `\u2068${t(`vendor-returns.act.${action}`)}\u2069`)
  return (
    <p className="muted">
      {t('vendor-returns.needs-manager', {
        actions: new Intl.ListFormat(language).format(names),
      })}
    </p>
  )
}

const DIALOGS = {
  refuse: 'RefuseReturnDialog',
  expire: 'ExpireReturnDialog',
  travel: 'TravelDialog',
  refund: 'RefundReturnDialog',
  send_exchange: 'SendExchangeDialog',
  send_again: 'SendExchangeDialog',
  close: 'CloseReturnDialog',
} as const
const PIECE_DIALOGS = { receive: 'ReceiptDialog', exchange_back: 'ExchangeBackDialog' } as const

/** The usual action comes last, in reach of the thumb. */
function NextSteps({ entry }: { entry: VendorReturnView }) {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const askPieces = useDialogs(() => import('./piece-dialogs.tsx'))
  const { isBusy, send } = useReturnStep()
  const { id, version } = entry
  const has = (act: VendorReturnView['can'][number]) => entry.can.includes(act)
  const sending = (['send_exchange', 'send_again'] as const).find(has)
  const button = (
    what: keyof typeof DIALOGS | keyof typeof PIECE_DIALOGS,
    kind: 'quiet' | 'primary' = 'quiet',
  ) => (
    <Button
      small
      kind={kind}
      aria-haspopup="dialog"
      onClick={() =>
        what === 'receive' || what === 'exchange_back'
          ? askPieces(PIECE_DIALOGS[what], { entry })
          : ask(DIALOGS[what], { entry })
      }
    >
      {t(`vendor-returns.act.${what}`)}
    </Button>
  )
  return (
    <div className="next-step">
      {has('refuse') && button('refuse')}
      {has('accept') && (
        <Button
          small
          busy={isBusy}
          onClick={() => void send(post('/vendor/returns/{id}/acceptance', { id }, { version }))}
        >
          {t('vendor-returns.act.accept')}
        </Button>
      )}
      {has('expire') && button('expire')}
      {has('travel') && button('travel')}
      {has('receive') && button('receive', 'primary')}
      {has('close') && button('close')}
      {has('refund') && button('refund', sending ? 'quiet' : 'primary')}
      {sending && button(sending, 'primary')}
      {has('end_exchange') && button('exchange_back')}
      {has('end_exchange') && entry.exchange?.reported_at === null && (
        <Button
          small
          busy={isBusy}
          onClick={() =>
            void send(
              post('/vendor/returns/{id}/exchange-steps', { id }, { state: 'delivered', version }),
            )
          }
        >
          {t('vendor-returns.act.end_exchange')}
        </Button>
      )}
    </div>
  )
}
