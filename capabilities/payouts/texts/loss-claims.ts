import type { LocalizedMessage } from '#platform/http/index.ts'
import type { LossClaimRefusal } from '../operations/manage-loss-claims.ts'

export const LOSS_CLAIM_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  claim_amount_required: {
    fr: 'Écrivez ce que le transporteur paie.',
    en: 'Write what the courier pays.',
    ar: 'اكتب ما ستدفعه شركة التوصيل.',
  },
}

export const LOSS_CLAIM_REFUSALS: Record<LossClaimRefusal['code'], LocalizedMessage> = {
  claim_not_found: {
    fr: 'Cette réclamation n’existe pas.',
    en: 'This claim does not exist.',
    ar: 'هذه المطالبة غير موجودة.',
  },
  claim_closed: {
    fr: 'Cette réclamation est close : le colis est indemnisé ou retrouvé.',
    en: 'This claim is closed: the parcel was compensated or found.',
    ar: 'أُغلقت هذه المطالبة: عُوّض الطرد أو عُثر عليه.',
  },
  claim_changed: {
    fr: 'Quelqu’un d’autre vient de modifier cette réclamation : relisez-la avant d’enregistrer.',
    en: 'Somebody else has just changed this claim: read it again before saving.',
    ar: 'عدّل شخص آخر هذه المطالبة للتو: راجعها قبل الحفظ.',
  },
}
