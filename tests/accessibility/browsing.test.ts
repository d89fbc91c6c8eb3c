import { holdAgainstWcag } from './checks.ts'
import { BROWSING } from './screens.ts'

holdAgainstWcag('looking around', BROWSING)
