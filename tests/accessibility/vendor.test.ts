import { holdAgainstWcag } from './axe.ts'
import { CALLING } from './confirmation-call-screens.ts'
import { RETURNING } from './return-screens.ts'
import { SELLING } from './vendor-screens.ts'
import { TEAM } from './vendor-staff-screens.ts'

holdAgainstWcag('selling', { ...SELLING, ...CALLING, ...RETURNING, ...TEAM })
