import { timingSafeEqual } from 'node:crypto'
import { after, type Clock, days, type Milliseconds, minutes } from '#kernel/time.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { ReturnCardView } from '../contract.ts'
import type { StoredReturnPhoto } from '../schema.ts'

const VALID_FOR = minutes(15)
/** As long as the file of personal data is offered. */
const VALID_IN_EXPORT = days(7)
/** Addresses are the same for these minutes, so that a page that reads again loads no photo again. */
const STEP = minutes(5)

export const RETURN_PHOTO_PATH = '/return-photos/{name}'
const PUBLIC_PATH = '/api/v1/return-photos/'

type Signed = { expires: string; signature: string }

/** An `<img>` sends no bearer token: the return is shown with addresses that expire. */
export function signReturnPhotos({
  clock,
  deriveLinkKey,
}: {
  clock: Clock
  deriveLinkKey: DeriveLinkKey
}) {
  const signatureOf = (name: string, expires: string): string =>
    deriveLinkKey({ purpose: 'returns.photo', id: `${name} ${expires}` })

  function photoUrl(name: string, validFor: Milliseconds = VALID_FOR): string {
    const until = after(clock.now(), validFor).getTime()
    const expires = String(Math.ceil(until / STEP) * STEP)
    const query = new URLSearchParams({ expires, signature: signatureOf(name, expires) })
    return `${PUBLIC_PATH}${name}?${query.toString()}`
  }
  const photoView = ({ name, width, height, dominant_color }: StoredReturnPhoto) => ({
    url: photoUrl(name),
    small_url: photoUrl(`${name}-small`),
    ...{ width, height, dominant_color },
  })
  return {
    photoView,
    exportUrl: (name: string) => photoUrl(name, VALID_IN_EXPORT),
    withPhotoUrls: <Row extends { photos: readonly StoredReturnPhoto[] }>(
      row: Row,
    ): Omit<Row, 'photos'> & Pick<ReturnCardView, 'photos'> => ({
      ...row,
      photos: row.photos.map(photoView),
    }),
    isPhotoUrlValid(name: string, { expires, signature }: Signed): boolean {
      const expected = Buffer.from(signatureOf(name, expires))
      const given = Buffer.from(signature)
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(expires) > clock.now().getTime()
      )
    },
  }
}
export type SignReturnPhotos = ReturnType<typeof signReturnPhotos>
