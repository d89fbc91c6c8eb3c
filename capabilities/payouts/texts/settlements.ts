import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type {
  PostSettlementRefusal,
  RecordSettlementRefusal,
} from '../operations/settle-vendor-debt.ts'

type Codes = (RecordSettlementRefusal | PostSettlementRefusal)['code']

export const SETTLEMENT_REFUSALS: Record<Codes, LocalizedMessage> = {
  ...APPROVER_TEXTS,
  vendor_not_found: {
    fr: "Cette boutique n'existe pas.",
    en: 'This shop does not exist.',
    ar: 'هذا المتجر غير موجود.',
  },
  vendor_owes_nothing: {
    fr: 'Cette boutique ne doit rien.',
    en: 'This shop owes nothing.',
    ar: 'هذا المتجر لا يدين بشيء.',
  },
  settlement_too_high: {
    fr: 'C’est plus que ce que la boutique doit.',
    en: 'This is more than the shop owes.',
    ar: 'هذا أكثر مما يدين به المتجر.',
  },
  reference_taken: {
    fr: 'Un règlement de cette boutique porte déjà cette référence.',
    en: 'A payment of this shop already has this reference.',
    ar: 'يوجد تسديد لهذا المتجر بهذا المرجع.',
  },
  received_in_future: {
    fr: 'La date de réception est dans le futur.',
    en: 'The day of receipt is in the future.',
    ar: 'تاريخ الاستلام في المستقبل.',
  },
  settlement_not_found: {
    fr: "Ce règlement n'existe pas.",
    en: 'This payment does not exist.',
    ar: 'هذا التسديد غير موجود.',
  },
  settlement_decided: {
    fr: 'Ce règlement a déjà été traité. Rechargez la page.',
    en: 'This payment has already been decided. Reload the page.',
    ar: 'سبق البت في هذا التسديد. أعد تحميل الصفحة.',
  },
}
