import type { StaffPermission } from '#kernel/staff-roles.ts'

/**
 * What kind of work each call of a shop is; the first that fits decides. Whatever is not named here is
 * the managers'.
 */
const WORK: readonly (readonly [call: RegExp, duty: StaffPermission])[] = [
  [/^\w+ (payout-account|staff|legal[\w-]*|shop\/legal[\w-]*)(\/|$)/, 'owning'],
  [/^(GET live-updates|GET in-app-notifications|POST in-app-notifications\/.+)$/, 'presence'],
  [/^PUT calls\/settings$/, 'managing'],
  [/^\w+ calls(\/|$)/, 'calls'],
  [/^GET orders\/[^/]+$/, 'calls'], // whoever calls a buyer has to see what was ordered
  [/^\w+ (orders|views\/orders|returns|shipments|documents|messages|pick-list)(\/|$)/, 'orders'],
  [/^GET couriers(\/|$)/, 'orders'],
  [/^\w+ (products|views\/products|imports|exports|reviews|questions)(\/|$)/, 'catalogue'],
]

/** Everything of a shop stands below this. */
const SPACE = '/vendor/'

/** Which kind of work a call of a shop is, by its method and its address, filled in or not. */
export function requiredPermission(method: string, path: string): StaffPermission {
  const at = path.indexOf(SPACE)
  const call = `${method === 'HEAD' ? 'GET' : method} ${at < 0 ? '' : path.slice(at + SPACE.length)}`
  return WORK.find(([fits]) => fits.test(call))?.[1] ?? 'managing'
}
