import { writtenText } from '#kernel/locale.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { ShopPageInput, ShopPageView } from '../shop-page.contract.ts'

export function pageColumns(
  form: ShopPageInput,
  { communeCode, former }: { communeCode: string | null; former: ShopPageView },
) {
  const { business_name, business_email, business_address, business_city, business_wilaya } = form
  const phone = parsePhone(form.business_phone)
  return {
    business_name,
    business_name_ar:
      form.business_name_ar === undefined ? former.business_name_ar : form.business_name_ar || null,
    business_email,
    business_phone: phone ? formatPhone(phone.e164) : form.business_phone,
    business_address,
    business_city,
    business_wilaya,
    commune_code: communeCode,
    description: writtenText(form.description),
    sells_wholesale: form.sells_wholesale ?? former.sells_wholesale,
  }
}
