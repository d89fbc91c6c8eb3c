/** The product's start without building the site: for starts that are refused before it is needed. */
import { main } from '#server/main.ts'

await main()
