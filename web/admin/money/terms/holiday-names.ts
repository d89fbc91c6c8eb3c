import { ownValue } from '#kernel/own-value.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'

const KNOWN_NAMES = {
  'Nouvel an': 'admin-terms.feast.new-year',
  Yennayer: 'admin-terms.feast.yennayer',
  'Fête du travail': 'admin-terms.feast.labour',
  'Fête de l’indépendance': 'admin-terms.feast.independence',
  'Fête de la révolution': 'admin-terms.feast.revolution',
  'Aïd el-Fitr': 'admin-terms.feast.fitr',
  'Aïd el-Adha': 'admin-terms.feast.adha',
  'Awal Moharram': 'admin-terms.feast.moharram',
  Achoura: 'admin-terms.feast.achoura',
  'Mawlid Ennabaoui': 'admin-terms.feast.mawlid',
} as const

/** Those of the law have a name in every language; others are shown as they were typed. */
export function holidayName(name: string, t: Translate): string {
  const key = ownValue(KNOWN_NAMES, name)
  return key === undefined ? name : t(key)
}
