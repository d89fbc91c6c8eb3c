import { type Device, type Holders, keepTokens, type Person } from './person.ts'
import type { World } from './world.ts'

/** One thing that a person does; what cannot be done at that moment changes nothing. */
export type StoryStep = {
  who: 0 | 1
  act: string
  /** Whose address or phone is typed. */
  whose: 0 | 1
  nth: 0 | 1
  device: 0 | 1
  /** The other form of the act: by code or by link, with or without PKCE, ... */
  second: boolean
  /** Before the minimum interval between two messages is over. */
  soon: boolean
}
export type Turn = {
  world: World
  step: StoryStep
  isOwn: boolean
  person: Person
  other: Person
  device: Device
  holders: Holders
  /** An address or phone of the person, or of the other. */
  email: string
  phone: string
}
export const enter = (
  { holders, person, device }: Turn,
  { status, answer }: Awaited<ReturnType<World['call']>>,
): string => {
  keepTokens(holders, { who: person.name, device }, answer)
  return `${status}${typeof answer['error_code'] === 'string' ? ` ${answer['error_code']}` : ''}`
}
