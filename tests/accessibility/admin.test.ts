import { holdAgainstWcag } from './axe.ts'
import { MONEY } from './admin-money-screens.ts'
import { OFFICE } from './admin-screens.ts'

holdAgainstWcag('office', { ...MONEY, ...OFFICE })
