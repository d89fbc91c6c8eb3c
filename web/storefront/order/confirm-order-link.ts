import { post, requestOf } from '#web/shared/api/endpoint.ts'
import { purchaseFetch } from '#web/shared/orders/purchase-fetch.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

export async function confirmOrderPath(
  orderId: string,
  purchaseKey: string | null,
  t: Translate,
): Promise<void> {
  try {
    const call = post('/confirmation/links', null, { order_id: orderId })
    const answer = await purchaseFetch(call.path, purchaseKey, requestOf(call))
    if (!answer.ok) throw new Error(String(answer.status))
    const { url } = await answer.json()
    location.assign(url)
  } catch {
    showToast({ title: t('order.answer-failed'), isError: true, closeLabel: t('site.close') })
  }
}
