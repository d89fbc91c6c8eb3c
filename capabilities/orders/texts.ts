import type { Sentence } from '#platform/http/index.ts'
import type { StatusRefusal } from './operations/change-status.ts'

export const ORDER_REFUSALS: Record<StatusRefusal['code'], Sentence> = {
  order_not_found: {
    fr: 'Aucune commande ne correspond à ce numéro et à ce contact.',
    en: 'No order matches this number and this contact.',
    ar: 'لا يوجد طلب يطابق هذا الرقم ووسيلة الاتصال هذه.',
  },
  stock_short: {
    fr: 'Le stock ne suffit plus pour remettre cette commande en cours.',
    en: 'There is no longer enough stock to bring this order back.',
    ar: 'لم يعد المخزون كافيًا لإعادة هذا الطلب.',
  },
}
