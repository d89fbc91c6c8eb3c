import type { LocalizedMessage } from '#platform/http/index.ts'
import type { SettingRefusal } from './rules/values.ts'

export const SETTING_REFUSALS: Record<SettingRefusal['code'], LocalizedMessage> = {
  setting_locked: {
    fr: "Ce réglage est fixé par l'environnement du serveur ({variable}).",
    en: "This setting is fixed by the server's environment ({variable}).",
    ar: 'هذا الإعداد مثبَّت من بيئة الخادم ({variable}).',
  },
  setting_version_conflict: {
    fr: '{by} a changé ce réglage entre-temps, le {changedAt}.',
    en: '{by} changed this setting meanwhile, on {changedAt}.',
    ar: 'غيّر {by} هذا الإعداد في هذه الأثناء، في {changedAt}.',
  },
}
