import { expectAccessibleScreens } from './axe.ts'
import { MONEY_SCREENS } from './admin-money-screens.ts'
import { ADMIN_SCREENS } from './admin-screens.ts'

expectAccessibleScreens('office', { ...MONEY_SCREENS, ...ADMIN_SCREENS })
