import { formatMoney, NBSP } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import type { CartAbandoned } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

export function abandonedCartEmail(
  event: CartAbandoned,
  { siteName, siteUrl }: EmailSite,
): NotificationEmail {
  const { language, firstName } = event
  const say = texts.sayIn('abandoned-cart-email', language)
  const money = (amount: number) => formatMoney(centimes(amount), language)
  return {
    language,
    siteName,
    subject: say('subject', { site: siteName }),
    about: {
      occasion: 'cart.abandoned',
      values: { name: firstName ?? '', total: money(event.subtotal), site: siteName },
    },
    blocks: [
      {
        kind: 'paragraph',
        text: firstName === null ? say('hello_visitor') : say('hello', { name: firstName }),
      },
      { kind: 'paragraph', text: say('intro') },
      {
        kind: 'rows',
        rows: [
          ...event.items.map(({ name, quantity, total }) => ({
            label: quantity === 1 ? name : `${name} × ${quantity}`.replaceAll(' × ', `${NBSP}× `),
            value: money(total),
          })),
          { label: say('subtotal'), value: money(event.subtotal), strong: true },
        ],
      },
      {
        kind: 'link',
        text: say('open'),
        href: `${siteUrl}/cart?restore=${event.restoreToken ?? ''}`,
        ...(event.restoreToken === undefined && {
          linkKey: { purpose: 'cart.restoration', id: event.cartId },
        }),
      },
      { kind: 'paragraph', text: say('prices') },
      { kind: 'note', text: say('once') },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}
