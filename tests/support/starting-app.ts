/**
 * Starts the product without building the site, for starts that are refused before they need it.
 */
import { main } from '#server/main.ts'

await main()
