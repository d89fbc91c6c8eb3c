import { holdAgainstWcag } from './checks.ts'
import { MONEY } from './money-screens.ts'
import { OFFICE } from './office-screens.ts'

holdAgainstWcag('office', { ...MONEY, ...OFFICE })
