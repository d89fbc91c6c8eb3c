import type { StaffPermission } from '#kernel/staff-roles.ts'

/** The first match counts; unlisted routes need `managing`. */
const WORK: readonly (readonly [call: RegExp, permission: StaffPermission])[] = [
  [/^\w+ (payout-account|staff|legal[\w-]*|shop\/legal[\w-]*)(\/|$)/, 'owning'],
  [/^(GET live-updates|GET in-app-notifications|POST in-app-notifications\/.+)$/, 'presence'],
  [/^PUT calls\/settings$/, 'managing'],
  [/^\w+ calls(\/|$)/, 'calls'],
  [/^GET orders\/[^/]+$/, 'calls'], // callers must see what was ordered
  // Both end in money or goods that leave the shop.
  [/^POST returns\/[^/]+\/(exchange|exchange-steps|closing)$/, 'managing'],
  [/^\w+ (orders|views\/orders|returns|shipments|documents|messages|pick-list)(\/|$)/, 'orders'],
  [/^GET couriers(\/|$)/, 'orders'],
  [/^\w+ (products|views\/products|imports|exports|reviews|questions)(\/|$)/, 'catalogue'],
]

const SPACE = '/vendor/'

/** Takes a path or a route pattern. */
export function requiredPermission(method: string, path: string): StaffPermission {
  const index = path.indexOf(SPACE)
  const call = `${method === 'HEAD' ? 'GET' : method} ${index < 0 ? '' : path.slice(index + SPACE.length)}`
  return WORK.find(([fits]) => fits.test(call))?.[1] ?? 'managing'
}
