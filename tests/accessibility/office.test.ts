import { holdAgainstWcag } from './checks.ts'
import { OFFICE } from './screens.ts'

holdAgainstWcag('office', OFFICE)
