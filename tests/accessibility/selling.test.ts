import { holdAgainstWcag } from './checks.ts'
import { CALLING } from './call-screens.ts'
import { SELLING } from './screens.ts'

holdAgainstWcag('selling', { ...SELLING, ...CALLING })
