import { holdAgainstWcag } from './axe.ts'
import { BROWSING } from './screens.ts'

holdAgainstWcag('looking around', BROWSING)
