import { holdAgainstWcag } from './checks.ts'
import { SELLING } from './screens.ts'

holdAgainstWcag('selling', SELLING)
