import { expectNoAxeViolations } from './axe.ts'
import { BROWSING } from './screens.ts'

expectNoAxeViolations('looking around', BROWSING)
