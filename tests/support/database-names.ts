/** Databases of one run contain its number: `yova_run_<number>_<any>`. */
export const RUN_DATABASE = /^yova_run_(\d+)_[0-9a-f]+$/
export const TEMPLATE_DATABASE = /^yova_template_[0-9a-f]+$/
/** First key of the advisory lock that a run holds while it lives. */
export const RUN_LOCK = 7_269_411
/** Held while a template is created. */
export const TEMPLATE_LOCK = 7_269_412
/** First key of the lock that is held while the demo of a run is loaded. */
export const DEMO_LOCK = 7_269_413

type Server = { host: string; port: number; user: string; password: string }

export const databaseUrl = ({ host, port, user, password }: Server, database: string): string =>
  `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

export function withDatabase(url: string, database: string): string {
  const [, start, rest] = /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?((?:\?.*)?)$/.exec(url) ?? []
  if (start === undefined) throw new Error(`not the address of a database: ${url}`)
  return `${start}/${database}${rest}`
}
