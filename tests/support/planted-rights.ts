import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import { DUTY_NAMES } from '#capabilities/identity/auth/duty-texts.ts'
import ar from '#capabilities/notifications/emails/locales/ar.json' with { type: 'json' }
import en from '#capabilities/notifications/emails/locales/en.json' with { type: 'json' }
import fr from '#capabilities/notifications/emails/locales/fr.json' with { type: 'json' }

// In place of the line in each list and its texts. Imported before what reads the lists.
const planted = <Item>(list: readonly unknown[], item: Item) => (list as Item[]).push(item)

planted(ADMIN_DUTIES, { code: 'treasury', opens: ['money', 'promotions'] })
planted(STAFF_ROLES, { code: 'packer', permissions: ['orders'] })
Object.assign(DUTY_NAMES, { treasury: { fr: 'Trésorerie', en: 'Treasury', ar: 'الخزينة' } })
Object.assign(fr, { 'staff-role.packer': 'emballer les colis' })
Object.assign(en, { 'staff-role.packer': 'pack the parcels' })
Object.assign(ar, { 'staff-role.packer': 'تغليف الطرود' })
