import { holdAgainstWcag } from './checks.ts'
import { CALLING } from './call-screens.ts'
import { RETURNING } from './return-screens.ts'
import { SELLING } from './selling-screens.ts'
import { TEAM } from './team-screens.ts'

holdAgainstWcag('selling', { ...SELLING, ...CALLING, ...RETURNING, ...TEAM })
