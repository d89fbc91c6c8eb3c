import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { VendorEdit } from '../admin.contract.ts'

export function vendorColumns(form: VendorEdit, communeCode: string | null) {
  const { business_name, business_email, business_address, business_city, business_wilaya } = form
  const phone = form.business_phone === null ? null : parsePhone(form.business_phone)
  return {
    business_name,
    business_email,
    business_phone: phone ? formatPhone(phone.e164) : form.business_phone,
    business_address,
    business_city,
    business_wilaya,
    commune_code: communeCode,
  }
}
