import './returns.css'
import { Undo2 } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderReturnsView } from '#capabilities/returns/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { openDocumentTab } from '../documents/open-document.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import { ORDER_RETURNS_ID } from '../orders/contact-prefill.ts'
import { type OrderAccess, createReturnsClient } from './returns-client.ts'
import { dayOf, BuyerReturnCard } from './return-card.tsx'
import { ReturnForm } from './return-form.tsx'
import { isRefundOwed } from './is-refund-owed.ts'
import { useFreshPhotos } from './use-fresh-photos.ts'

const untilKey = ({ is_over, accepts_changed_mind }: OrderReturnsView) =>
  is_over ? 'returns.over' : accepts_changed_mind ? 'returns.until' : 'returns.until-defect'

/** The link of an email leads to the return, below the rest of the order. */
function useEmailedReturn(isRead: boolean) {
  const isRequested = useSearchParams()[0].get('at') === 'returns'
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isRequested && isRead) section.current?.scrollIntoView()
  }, [isRequested, isRead])
  return section
}

export type ReturnsProps = { orderId: string; opened: OrderAccess }

export default function Returns({ orderId, opened }: ReturnsProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'returns'))
  const calls = createReturnsClient(opened, orderId, language)
  const [view, setView] = useState<OrderReturnsView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void calls.read().then((answer) => {
      if (!isCurrent) return
      setFailed(!answer.ok)
      if (answer.ok) setView(answer.view)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each mutation returns the new view
  }, [orderId])
  useFreshPhotos(
    view?.returns.some(({ photos }) => photos.length > 0) ?? false,
    () =>
      void calls.read().then((answer) => {
        if (answer.ok) setView(answer.view)
      }),
  )
  const section = useEmailedReturn(view !== null)
  if (hasFailed) return <p className="muted">{t('returns.not-read')}</p>
  const isOpen = view?.is_delivered && view.lines.some(({ left }) => left > 0)
  if (view === null || (!isOpen && view.returns.length === 0)) return null
  const describe = (title: string) => showToast({ title, closeLabel: t('site.close') })
  const withdraw = async (id: string) => {
    const answer = await calls.withdraw(id)
    if (answer.ok) setView(answer.view)
    describe(answer.ok ? t('returns.withdrawn') : (answer.problem.detail ?? t('returns.failed')))
  }
  const creditNote = (id: string) =>
    openDocumentTab(async () => {
      const answer = await calls.creditNote(id)
      if (answer.ok) return { url: `${answer.view.url}&lang=${language}` }
      describe(answer.problem.detail ?? t('returns.failed'))
      return null
    })
  const until = view.return_until_on && dayOf(view.return_until_on, language)
  return (
    <section ref={section} id={ORDER_RETURNS_ID} className="card returns">
      <header>
        <h2>{t('returns.title')}</h2>
        {isOpen && until && <p className="muted">{t(untilKey(view), { date: until })}</p>}
      </header>
      {view.returns.map((item) => (
        <BuyerReturnCard
          key={item.id}
          one={item}
          settleDays={view.settle_days}
          lines={view.lines}
          onWithdraw={() => withdraw(item.id)}
          onCreditNote={isRefundOwed(item.refund?.state) ? () => creditNote(item.id) : null}
        />
      ))}
      {isOpen && (
        <Button kind="outline" small onClick={() => setAsking(true)}>
          <Icon of={Undo2} size="s" flip />
          {t('returns.ask')}
        </Button>
      )}
      {isAsking && (
        <ReturnForm
          of={view}
          calls={calls}
          onClose={() => setAsking(false)}
          onSent={(now) => {
            setAsking(false)
            setView(now)
            describe(t('returns.sent'))
          }}
        />
      )}
    </section>
  )
}
