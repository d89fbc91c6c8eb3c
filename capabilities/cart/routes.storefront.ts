import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problems,
  routes,
} from '#platform/http/index.ts'
import { Quote, QuoteBody, type QuoteInput } from './contract.ts'
import { clientKey } from '#platform/http/actor.ts'
import type { QuoteCartQuery } from './operations/quote-cart.ts'
import type { QuoteForVisitor } from './operations/quote-for-visitor.ts'
import { texts } from './texts.generated.ts'
import { quoteView } from './quote-view.ts'

export const CART_TEXTS = texts.below('cart')

const quoteRoute = createRoute({
  method: 'post',
  path: '/cart/quote',
  tags: ['checkout'],
  summary: 'Quote a cart, with its line changes',
  request: jsonBody(QuoteBody),
  responses: { 200: json(Quote, 'The priced cart'), ...problems(400, 422) },
})

export const storefrontRoutes = ({ quote }: { quote: QuoteForVisitor }) =>
  routes({ texts: CART_TEXTS }).openapi(quoteRoute, async (c) => {
    const cart = await quote(parseQuoteRequest(c.req.valid('json')), clientKey(c))
    return c.json(quoteView(cart, callerLanguage(c)), 200, { 'cache-control': 'no-store' })
  })

export const parseQuoteRequest = (body: QuoteInput): QuoteCartQuery => ({
  lines: body.lines.map((line) => ({
    productId: line.product_id,
    variantId: line.variant_id ?? null,
    quantity: line.quantity,
  })),
  wilaya: body.wilaya ?? null,
  methods: body.delivery ?? {},
  promoCode: body.promo_code || null,
})
