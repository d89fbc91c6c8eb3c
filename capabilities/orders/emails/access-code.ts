import type { Language } from '#kernel/locale.ts'
import { minutes } from '#kernel/time.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import type { EmailTemplate } from '#platform/email/template-overrides.ts'
import { ACCESS_CODE_MAIL, ACCESS_CODE_OCCASION } from '../texts/access-code.ts'

export const CODE_LASTS = minutes(15)

type AccessCodeMail = { language: Language; number: string; code: string; site: string }

export function accessCodeMail({
  language,
  number,
  code,
  site,
}: AccessCodeMail): EmailLayout<'orders.access_code'> {
  const values = { number, site }
  const say = (key: keyof typeof ACCESS_CODE_MAIL): string =>
    fillTemplate(ACCESS_CODE_MAIL[key][language], values)
  return {
    language,
    siteName: site,
    subject: say('subject'),
    about: { occasion: 'orders.access_code', values },
    blocks: [
      { kind: 'paragraph', text: say('intro') },
      { kind: 'code', digits: code },
      { kind: 'note', text: say('lasts') },
      { kind: 'note', text: say('warning') },
    ],
  }
}

export const ORDER_OCCASIONS: readonly EmailTemplate[] = [
  {
    key: 'orders.access_code',
    to: 'buyer',
    when: ACCESS_CODE_OCCASION,
    keeps: ['code'],
    example: (language, name) =>
      accessCodeMail({
        language,
        number: name('number', 'Y-7K3MQ2XA'),
        code: '204561',
        site: name('site', 'Yova'),
      }),
  },
]
