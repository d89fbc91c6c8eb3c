import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../i18n/texts.ts'
import { type ContactPrefill, ORDER_MESSAGES_ID, ORDER_RETURNS_ID } from './contact-prefill.ts'

type OrderProblemProps = {
  order: { status: string }
  contact: ContactPrefill
  /** Path of the conversation; `here` where it stands on the page; null where nothing is written. */
  messages: string | null
}

/** The same choices for guests and accounts: return, write to the shop, write to the operator. */
export function OrderProblem({ order, contact, messages }: OrderProblemProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const show = (id: string) => {
    setOpen(false)
    // After the dialog has given the focus back.
    requestAnimationFrame(() => {
      const section = document.querySelector<HTMLElement>(`#${id}`)
      section?.scrollIntoView()
      section?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true })
    })
  }
  return (
    <>
      <Button kind="quiet" small wide onClick={() => setOpen(true)}>
        <Icon of={MessageCircleQuestionMark} size="s" />
        {t('order-tracking.problem')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('order-tracking.problem')}
        closeLabel={t('site.close')}
      >
        <div className="purchase-actions">
          {order.status === 'delivered' && messages !== null && (
            <Button kind="outline" wide onClick={() => show(ORDER_RETURNS_ID)}>
              {t('order-tracking.problem-return')}
            </Button>
          )}
          {messages === 'here' && (
            <Button kind="outline" wide onClick={() => show(ORDER_MESSAGES_ID)}>
              {t('order-tracking.problem-shop')}
            </Button>
          )}
          {messages !== null && messages !== 'here' && (
            <ButtonLink kind="outline" wide to={messages}>
              {t('order-tracking.problem-shop')}
            </ButtonLink>
          )}
          <ButtonLink kind="outline" wide to={paths.contact(contact.orderNumber)} state={contact}>
            {t('order-tracking.problem-operator')}
          </ButtonLink>
        </div>
      </Dialog>
    </>
  )
}
