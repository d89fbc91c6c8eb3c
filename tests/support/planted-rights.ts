import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import { DUTY_NAMES } from '#capabilities/identity/auth/texts/duties.ts'
import { STAFF_ROLE_DESCRIPTIONS } from '#capabilities/notifications/texts/staff.ts'

// In place of the line in each list and its texts. Imported before what reads the lists.
const planted = <Item>(list: readonly unknown[], item: Item) => (list as Item[]).push(item)

planted(ADMIN_DUTIES, { code: 'treasury', opens: ['money', 'promotions'] })
planted(STAFF_ROLES, { code: 'packer', permissions: ['orders'] })
Object.assign(DUTY_NAMES, { treasury: { fr: 'Trésorerie', en: 'Treasury', ar: 'الخزينة' } })
Object.assign(STAFF_ROLE_DESCRIPTIONS, {
  packer: { fr: 'emballer les colis', en: 'pack the parcels', ar: 'تغليف الطرود' },
})
