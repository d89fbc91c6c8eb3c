import { expectAccessibleScreens } from './axe.ts'
import { BROWSING } from './screens.ts'

expectAccessibleScreens('looking around', BROWSING, { isPublic: true })
