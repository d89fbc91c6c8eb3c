import { cors } from 'hono/cors'
import { isKnownOrigin, type RedirectTargets } from '../rules/redirect-allow-list.ts'

/** Without targets any origin may call: access needs a Bearer token, never a cookie. */
export function allowedOrigin(targets: RedirectTargets | null, origin: string): string | null {
  if (targets === null) return origin || '*'
  return isKnownOrigin(targets, origin) ? origin : null
}

export const protocolCors = (targets: RedirectTargets | null) =>
  cors({
    origin: (origin) => allowedOrigin(targets, origin),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Authorization',
      'Content-Type',
      'X-Client-IP',
      'X-Client-Info',
      'X-JWT-AUD',
      'x-use-cookie',
      'X-Supabase-Api-Version',
      'apikey',
    ],
    exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
    maxAge: 600,
  })
