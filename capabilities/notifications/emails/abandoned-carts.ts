import { formatMoney, NBSP } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { CartAbandoned } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { ABANDONED_CART_EMAIL_TEXTS } from '../texts/abandoned-carts.ts'
import type { EmailSite } from './orders.ts'

export function abandonedCartEmail(
  event: CartAbandoned,
  { siteName, siteUrl }: EmailSite,
): NotificationEmail {
  const { language, firstName } = event
  const say = (key: keyof typeof ABANDONED_CART_EMAIL_TEXTS) =>
    fillTemplate(ABANDONED_CART_EMAIL_TEXTS[key][language], {
      site: siteName,
      name: firstName ?? '',
    })
  const money = (amount: number) => formatMoney(centimes(amount), language)
  return {
    language,
    siteName,
    subject: say('subject'),
    about: {
      occasion: 'cart.abandoned',
      values: { name: firstName ?? '', total: money(event.subtotal), site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say(firstName === null ? 'hello_visitor' : 'hello') },
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
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}
