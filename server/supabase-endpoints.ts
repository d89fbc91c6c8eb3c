import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { ACCESS_STATUSES, ACCESS_TEXTS, type Identity } from '#capabilities/identity/index.ts'
import {
  type ListShownFiles,
  type Media,
  storageError,
  type Uploader,
} from '#capabilities/media/index.ts'
import { callerLanguage } from '#platform/http/index.ts'
import type { CustomerVariables, Guards, DenyAccess } from './guards.ts'

type Parts = {
  guards: Pick<Guards<string>, 'adminFor' | 'vendorGuard'>
  identity: Pick<Identity, 'functionRoutes' | 'allowedOrigin'>
  media: Pick<Media, 'publicStorageRoutes' | 'storageRoutes'>
  listShownFiles: ListShownFiles
}

/** These routes take a bearer token, never a cookie; in production known origins only. */
const openToSites = ({ identity }: Pick<Parts, 'identity'>) =>
  cors({
    origin: identity.allowedOrigin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'apikey',
      'Cache-Control',
      'Content-Type',
      'X-Client-Info',
      'X-Metadata',
      'X-Upsert',
    ],
    maxAge: 600,
  })

const sentence = (c: Context, code: keyof typeof ACCESS_TEXTS): string =>
  ACCESS_TEXTS[code](callerLanguage(c))

const shutFunction: DenyAccess = (c, { code }) =>
  c.json({ data: null, error: { code, message: sentence(c, code) } }, ACCESS_STATUSES[code])

const shutStorage: DenyAccess = (c, { code }) =>
  storageError(c, { status: ACCESS_STATUSES[code], error: code, message: sentence(c, code) })

/** The guard sets what the routes below it read. */
export const functionsApp = ({ guards, identity }: Pick<Parts, 'guards' | 'identity'>) =>
  new Hono()
    .use(openToSites({ identity }))
    .use(guards.adminFor(shutFunction))
    .route('/', identity.functionRoutes)

/** /storage/v1: public images; vendors and admins upload and delete. */
export const storageApp = ({ guards, identity, media, listShownFiles }: Parts) =>
  new Hono()
    .use(openToSites({ identity }))
    .route('/', media.publicStorageRoutes)
    .use(guards.vendorGuard(shutStorage)) // it sets what the line below reads
    .use(asUploader)
    .route('/', media.storageRoutes(listShownFiles))

type UploaderVariables = CustomerVariables & { vendorId: string | null; uploader: Uploader }
const asUploader = createMiddleware<{ Variables: UploaderVariables }>(async (c, next) => {
  const { userId, vendorId, session } = c.var
  c.set('uploader', { userId, vendorId, seesAll: session.role === 'admin' })
  return next()
})
