/** Algerian format: mobile `0550 12 34 56`, landline `021 23 45 67`; others unchanged. */
export function formatPhoneDisplay(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^(\+|00)213/, '0')
  const mobile = /^(0[567]\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)
  const fixed = /^(0[234]\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)
  return (mobile ?? fixed)?.slice(1).join(' ') ?? phone
}

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
