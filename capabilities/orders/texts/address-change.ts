import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ChangeAddressRefusal } from '../operations/change-address.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './access-code.ts'

export const ADDRESS_CHANGE_REFUSALS: Record<ChangeAddressRefusal['code'], LocalizedMessage> = {
  ...PURCHASE_ACCESS_REFUSALS,
  order_already_shipped: {
    fr: 'Un colis est déjà parti : l’adresse ne peut plus être changée ici. Appelez la boutique.',
    en: 'A parcel has already left: the address can no longer be changed here. Call the shop.',
    ar: 'لقد أُرسل أحد الطرود بالفعل: لم يعد بالإمكان تغيير العنوان هنا. اتصل بالمتجر.',
  },
  order_already_cancelled: {
    fr: 'Cette commande est annulée : il n’y a plus rien à livrer.',
    en: 'This order is cancelled: there is nothing left to deliver.',
    ar: 'هذا الطلب ملغى: لم يبق ما يُسلَّم.',
  },
  not_delivered_there: {
    fr: '{vendor} ne livre pas dans cette wilaya. L’adresse n’a pas été changée.',
    en: '{vendor} does not deliver to this wilaya. The address was not changed.',
    ar: '{vendor} لا يوصل إلى هذه الولاية. لم يتغير العنوان.',
  },
  delivery_price_paid: {
    fr: 'La livraison y coûte plus que ce que vous avez payé par carte. Appelez la boutique, ou annulez et commandez à nouveau.',
    en: 'Delivery there costs more than you paid by card. Call the shop, or cancel and order again.',
    ar: 'التوصيل إلى هناك أغلى مما دفعته بالبطاقة. اتصل بالمتجر، أو ألغِ الطلب واطلب من جديد.',
  },
  pickup_point_unavailable: {
    fr: 'Ce bureau n’est plus disponible pour ce colis. Choisissez-en un autre.',
    en: 'This office is no longer available for this parcel. Choose another one.',
    ar: 'هذا المكتب لم يعد متاحًا لهذا الطرد. اختر مكتبًا آخر.',
  },
  version_conflict: {
    fr: 'L’adresse a été changée entre-temps. Vérifiez celle qui est affichée.',
    en: 'The address was changed meanwhile. Check the one that is shown.',
    ar: 'تغيّر العنوان في هذه الأثناء. تحقق من العنوان المعروض.',
  },
  delivery_price_changed: {
    fr: 'Le prix de la livraison a changé. Vérifiez le nouveau total avant de confirmer.',
    en: 'The price of the delivery has changed. Check the new total before you confirm.',
    ar: 'تغيّر سعر التوصيل. تحقق من المجموع الجديد قبل التأكيد.',
  },
}
export const ADDRESS_CHANGE_STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  order_already_shipped: 409,
  order_already_cancelled: 409,
  not_delivered_there: 409,
  delivery_price_paid: 409,
  pickup_point_unavailable: 409,
  version_conflict: 409,
  delivery_price_changed: 409,
} as const satisfies Record<ChangeAddressRefusal['code'], number>
