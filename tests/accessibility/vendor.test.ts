import { expectAccessibleScreens } from './axe.ts'
import { CALL_SCREENS } from './confirmation-call-screens.ts'
import { RETURN_SCREENS } from './return-screens.ts'
import { VENDOR_SCREENS } from './vendor-screens.ts'
import { STAFF_SCREENS } from './vendor-staff-screens.ts'

expectAccessibleScreens('selling', {
  ...VENDOR_SCREENS,
  ...CALL_SCREENS,
  ...RETURN_SCREENS,
  ...STAFF_SCREENS,
})
