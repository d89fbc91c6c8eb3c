import type { Sentence } from '#platform/http/index.ts'
import type { ClaimRefusal } from './operations/claim-item.ts'

export const CLAIM_REFUSALS: Record<ClaimRefusal['code'], Sentence> = {
  waits_no_more: {
    fr: 'Cet élément a déjà été traité.',
    en: 'This has been dealt with already.',
    ar: 'تمت معالجة هذا العنصر من قبل.',
  },
  taken_by_other: {
    fr: 'Quelqu’un d’autre s’en occupe déjà.',
    en: 'Somebody else is looking after it already.',
    ar: 'هناك شخص آخر يتولى هذا العنصر.',
  },
}
