import type { Language } from '#kernel/locale.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { paths } from '#web/paths.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { postToPurchase } from '#web/shared/orders/post-to-purchase.ts'
import type { OnlineMethod } from '#kernel/payment-methods.ts'

type OnlinePayment = {
  method: OnlineMethod
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
    const call = post(
      '/purchases/{number}/payments',
      { number },
      {
        ...{ method, accepts_terms: true },
        ...(proof.captchaToken && { captcha_token: proof.captchaToken }),
      },
    )
    const response = await postToPurchase(call, { purchaseKey, language })
    const url = response.ok ? (await response.json()).url : null
    if (!url) return false
    // The way back from the gateway is the purchase, not a checkout whose cart is empty.
    window.history.replaceState(null, '', paths.order(number))
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    window.location.assign(url)
    return true
  } catch {
    return false
  }
}
