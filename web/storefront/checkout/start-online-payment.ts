import type { Language } from '#kernel/locale.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { paths } from '#web/paths.ts'
import { postToPurchase } from '#web/shared/orders/post-to-purchase.ts'
import type { OnlinePaymentMethod } from './draft.ts'

type OnlinePayment = {
  method: OnlinePaymentMethod
  proof: { captchaToken?: string }
  language: Language
}

/**
 * Leaves for the gateway's page; false when the payment cannot start, and the page of the purchase
 * offers the ways to pay again. The conditions were accepted in the form.
 */
export async function startOnlinePayment(
  { number, key: purchaseKey }: Pick<PlacedView, 'number' | 'key'>,
  { method, proof, language }: OnlinePayment,
): Promise<boolean> {
  try {
    const response = await postToPurchase({ number, purchaseKey, language }, 'payments', {
      ...{ method, accepts_terms: true },
      ...(proof.captchaToken && { captcha_token: proof.captchaToken }),
    })
    const { url } = (await response.json()) as { url?: string | null }
    if (!response.ok || !url) return false
    // The way back from the gateway is the purchase, not a checkout whose cart is empty.
    window.history.replaceState(null, '', paths.order(number))
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    window.location.assign(url)
    return true
  } catch {
    return false
  }
}
