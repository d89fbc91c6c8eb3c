import type { LinkMadeView } from '#capabilities/phone-confirmation/contract.ts'
import { purchaseFetch } from '#web/shared/orders/purchase-fetch.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

export async function confirmOrderPath(
  orderId: string,
  purchaseKey: string | null,
  t: Translate,
): Promise<void> {
  try {
    const answer = await purchaseFetch('/api/v1/confirmation/links', purchaseKey, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId }),
    })
    if (!answer.ok) throw new Error(String(answer.status))
    const { url } = (await answer.json()) as LinkMadeView // the contract of that path
    location.assign(url)
  } catch {
    showToast({ title: t('order.answer-failed'), isError: true, closeLabel: t('site.close') })
  }
}
