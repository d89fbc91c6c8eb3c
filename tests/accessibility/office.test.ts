import { holdAgainstWcag } from './checks.ts'
import { OFFICE } from './office-screens.ts'

holdAgainstWcag('office', OFFICE)
