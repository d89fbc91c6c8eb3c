/** For starts that are refused before they need the built site. */
import { main } from '#server/main.ts'

await main()
