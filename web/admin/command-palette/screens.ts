import type { Translate } from '#web/shared/i18n/texts.ts'
import type { AdminArea } from '#kernel/admin-duties.ts'
import { type SearchChoiceIndex, indexSearchChoices } from '#kernel/search-choices.ts'
import { paths } from '#web/paths.ts'
import { CONTENT_SECTIONS, contentSectionPath } from '../content/sections.ts'
import { MONEY_SECTIONS, moneySectionPath } from '../money/queries.ts'
import { ADMIN_NAVIGATION, areaOf } from '../navigation.ts'
import { PRIVACY_SECTIONS, privacySectionPath } from '../privacy/queries.ts'
import { SETTINGS_FORM_SECTIONS } from '../settings/setting-fields.ts'

export type Screen = {
  area: AdminArea | undefined
  to: string
  title: string
  detail: string
  kind: 'screen' | 'setting'
}

/** Texts of the screens that the palette names, beside those of every page of the back office. */
export const PALETTE_FILES = [
  'admin-settings',
  'admin-money',
  'privacy',
  'content',
  'refunds',
] as const

/** Screens, their sections and each setting, found by their names in the language of the page. */
export function indexScreens(
  t: Translate,
  opens: (area: AdminArea | undefined) => boolean,
): SearchChoiceIndex<Screen> {
  const money = t('admin.nav.money')
  const privacy = t('admin.nav.privacy')
  const content = t('admin.nav.content')
  const settings = t('admin.nav.settings')
  const under = (detail: string, to: string, title: string): Screen => ({
    area: areaOf(to.split('?')[0] ?? to),
    to,
    title,
    detail,
    kind: 'screen',
  })
  const screens: Screen[] = [
    ...ADMIN_NAVIGATION.map(({ to, label }) => under('', to, t(label))),
    under(t('admin.nav.orders'), paths.adminReturns(), t('refunds.returns')),
    under(t('admin.nav.orders'), paths.adminRefunds(), t('refunds.title')),
    ...MONEY_SECTIONS.map((view) =>
      under(money, moneySectionPath(view), t(`admin-money.view.${view}`)),
    ),
    ...PRIVACY_SECTIONS.map((view) =>
      under(privacy, privacySectionPath(view), t(`privacy.view.${view}`)),
    ),
    ...CONTENT_SECTIONS.map((view) =>
      under(content, contentSectionPath(view), t(`content.view.${view}`)),
    ),
    ...SETTINGS_FORM_SECTIONS.flatMap(({ name, fields }) =>
      fields.map((field): Screen => ({
        area: 'system',
        to: `${paths.adminSettings()}#${name}`,
        title: t(`admin-settings.field.${field}`),
        detail: `${settings} · ${t(`admin-settings.section.${name}`)}`,
        kind: 'setting',
      })),
    ),
  ]
  return indexSearchChoices(
    screens
      .filter(({ area }) => opens(area))
      .map((item) => ({
        item,
        codes: [],
        names: [item.title, `${item.detail} ${item.title}`],
      })),
  )
}
