import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ModerationClaimRefusal } from './operations/claim-item.ts'

export const CLAIM_REFUSALS: Record<ModerationClaimRefusal['code'], LocalizedMessage> = {
  item_not_pending: {
    fr: 'Cet élément a déjà été traité.',
    en: 'This has been dealt with already.',
    ar: 'تمت معالجة هذا العنصر من قبل.',
  },
  claimed_by_other: {
    fr: 'Quelqu’un d’autre s’en occupe déjà.',
    en: 'Somebody else is looking after it already.',
    ar: 'هناك شخص آخر يتولى هذا العنصر.',
  },
}
