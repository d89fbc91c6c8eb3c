import type { Context } from 'hono'
import { json, problems, refusal, z } from '#platform/http/index.ts'
import type { Result } from '#kernel/result.ts'
import type { Clock, minutes } from '#kernel/time.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import type { PurchaseAccessRefusal, Orders, PurchaseReader } from '#capabilities/orders/index.ts'
import { OrderReturnsView, type ReturnBody, ReturnPhoto } from './contract.ts'
import type {
  ManageReturnPhotos,
  UploadReturnPhotoRefusal,
} from './operations/manage-return-photos.ts'
import type { ReadReturns } from './operations/read-returns.ts'
import type { RefundPreference, RequestReturn } from './operations/request-return.ts'
import type { SignReturnPhotos } from './operations/sign-return-photos.ts'
import type { WithdrawReturn } from './operations/withdraw-return.ts'
import {
  RETURN_BUYER_REFUSALS,
  RETURN_BUYER_STATUSES,
  type ReturnBuyerRefusal,
} from './refusals/buyer.ts'
import { texts } from './texts.generated.ts'

type Use = { key: string; max: number; per: ReturnType<typeof minutes>; now: Date }
export type BuyerReturnDeps = {
  read: Pick<ReadReturns, 'ofOrder' | 'isShown'>
  request: RequestReturn
  withdraw: WithdrawReturn
  upload: ManageReturnPhotos['upload']
  readPhoto: ManageReturnPhotos['read']
  isPhotoUrlValid: SignReturnPhotos['isPhotoUrlValid']
  personOf: Orders['personOf']
  readerOf: Orders['readerOf']
  checkAccess: (
    reader: PurchaseReader,
    orderId: string,
  ) => Promise<Result<unknown, PurchaseAccessRefusal>>
  clock: Clock
  limit: (use: Use) => Promise<RateLimitOutcome>
}

export const photoUpload = {
  body: {
    required: true,
    content: { 'image/*': { schema: z.string().openapi({ format: 'binary' }) } },
  },
}
export const orderReturns = json(OrderReturnsView, 'The returnable items and returns of the order')
const UPLOADS: Record<UploadReturnPhotoRefusal, 413 | 415 | 429> = {
  file_too_large: 413,
  not_an_image: 415,
  too_many_photos: 429,
}
export const storedPhoto = {
  201: json(ReturnPhoto, 'The uploaded image'),
  ...problems(RETURN_BUYER_STATUSES, UPLOADS, 422),
}

export const returnRefused = (c: Context, error: ReturnBuyerRefusal) =>
  refusal(c, error, RETURN_BUYER_STATUSES, RETURN_BUYER_REFUSALS)

export const uploadRefused = (c: Context, error: { code: UploadReturnPhotoRefusal }) =>
  refusal(c, error, UPLOADS, texts.below('return-photo-refusals'))

export function parseReturnBody(body: z.infer<typeof ReturnBody>) {
  const { refund_method: method, refund_account: account = null } = body
  const paidBack: RefundPreference | null = method ? { method, account } : null
  return {
    items: body.items.map(({ item_id, quantity }) => ({ itemId: item_id, quantity })),
    reason: body.reason,
    requestedResolution: body.requested_resolution,
    wantedVariantId: body.variant_id ?? null,
    note: body.note || null,
    photos: body.photos,
    asGoodwill: body.as_goodwill,
    paidBack,
  }
}
