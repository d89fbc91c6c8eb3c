import { localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { allTexts, type Db, rawText, textIn } from '#platform/database/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import { foldForSearch } from '../rules/tokenize.ts'

export type ShopsFilters = {
  search?: string | undefined
  wilaya?: string | undefined
  category?: string | undefined
  facets?: boolean | undefined
  limit: number
  after: { key: string; id: string } | null
}

const PRODUCT_COUNT = `coalesce((select count from search.listing_counts where scope = 'vendor:' || v.id), 0)`

const cardIn = (language: Language): string => `json_build_object(
  'id', v.id, 'business_name', ${vendorName(language)}, 'logo_url', v.logo ->> 'small_url',
  'cover_url', v.cover ->> 'small_url', 'business_city', ${communeName(language, 'v.commune_code', 'v.business_city')}, 'business_wilaya', v.business_wilaya,
  'average_rating', trim_scale(v.average_rating), 'rating_count', v.rating_count,
  'product_count', ${PRODUCT_COUNT},
  'verification_status', v.verification_status, 'is_active', v.is_active)`

export const popularVendors = async (db: Db, language: Language): Promise<string> =>
  (await rawText(
    db,
    `select json_build_object('items', coalesce(json_agg(card order by average_rating desc, id desc), '[]'))::text
     from (select ${cardIn(language)} as card, v.average_rating, v.id from vendors.vendors v
           where v.is_public order by v.average_rating desc, v.id desc limit 6) best`,
  )) ?? '{"items":[]}'

const wilayasIn = (language: Language): string => `
  'facets', json_build_object('wilayas', (
    select coalesce(json_agg(json_build_object('code', w.code, 'name', ${textIn('w.name', language)}, 'count', m.count)
      order by m.count desc, w.code), '[]')
    from (select business_wilaya, count(*) from matching group by business_wilaya) m
    join territory.wilayas w on w.code = m.business_wilaya)),`
const WILAYAS: Record<Language, string> = {
  fr: wilayasIn('fr'),
  en: wilayasIn('en'),
  ar: wilayasIn('ar'),
}

/** JSON text of a page, best rated first. Matches name, place or category. */
export async function listPublicVendors(
  db: Db,
  filters: ShopsFilters,
  language: Language,
): Promise<string> {
  const { search, wilaya, category, facets, limit, after } = filters
  const text = await rawText(
    db,
    `with matching as materialized (
       select v.* from vendors.vendors v left join territory.wilayas w on w.code = v.business_wilaya
         left join territory.communes commune on commune.code = v.commune_code
       where v.is_public
         and ($1::text is null or search.fold(concat_ws(' ', v.business_name, v.business_name_ar, v.business_city,
              ${allTexts('commune.name')},
              ${allTexts('w.name')})) like '%' || $1 || '%'
              or exists (select from search.listings l join catalog.categories c on c.slug = l.category_slug
                where l.vendor_id = v.id
                  and search.fold(${allTexts('c.name')}) like '%' || $1 || '%'))
         and ($3::text is null or exists (select from search.listings l
              where l.vendor_id = v.id and (l.category_slug = $3 or l.group_slug = $3)))),
     found as (select * from matching where $2::text is null or business_wilaya = $2),
     page as (
       select * from found where $5::uuid is null or (average_rating, id) < ($4::numeric, $5::uuid)
       order by average_rating desc, id desc limit $6::integer + 1),
     shown as (select *, row_number() over (order by average_rating desc, id desc) as position
       from page order by average_rating desc, id desc limit $6::integer)
     select json_build_object(${facets ? WILAYAS[language] : ''}
       'items', (select coalesce(json_agg(${cardIn(language)} order by v.position), '[]') from shown v),
       'total', (select count(*) from found), 'total_is_estimate', false,
       'next', (select translate(encode(convert_to(json_build_array('rating', average_rating::text, id)::text, 'utf8'),
          'base64'), E'+/=\\n', '-_') from shown
          where position = $6::integer and (select count(*) from page) > $6::integer))::text`,
    [
      search ? foldForSearch(search) : null,
      wilaya ?? null,
      category ?? null,
      after?.key ?? null,
      after?.id ?? null,
      limit,
    ],
  )
  return text ?? '{"items":[],"total":0,"total_is_estimate":false,"next":null}'
}

/** Closures are announced this many days ahead. */
const SOON_DAYS = 7

/** JSON text of the shop page; null when the vendor is not public. */
export const vendorDetail = (
  db: Db,
  id: string,
  language: Language,
  now: Date,
): Promise<string | null> =>
  rawText(
    db,
    `select (${cardIn(language)}::jsonb || jsonb_build_object(
       'cover_url', v.cover ->> 'url',
       'business_description', ${textIn('v.description', language)},
       'wilaya_name', (select ${textIn('w.name', language)}
          from territory.wilayas w where w.code = v.business_wilaya),
       'business_address', v.business_address, 'business_phone', v.business_phone,
       'business_email', v.business_email,
       'legal', (select jsonb_build_object('rc', i.rc_raw, 'craftsman_card', i.craftsman_card, 'nif', i.nif)
          from vendors.legal_identities i where i.vendor_id = v.id),
       'closure', (select jsonb_build_object('starts_on', h.starts_on, 'ends_on', h.ends_on,
            'is_now', h.starts_on <= $2::date,
            'message', ${textIn('h.message', language)})
          from vendors.closures h
          where h.vendor_id = v.id and h.ends_on >= $2::date and h.starts_on <= $2::date + ${SOON_DAYS}
          order by h.starts_on limit 1),
       'promo_codes', (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'kind', c.kind,
            'percent', trim_scale(c.percent_bp / 100.0), 'amount', trim_scale(c.amount_centimes / 100.0),
            'minimum', trim_scale(c.minimum_centimes / 100.0),
            'maximum_discount', trim_scale(c.maximum_discount_centimes / 100.0),
            'ends_at', to_char(c.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.created_at desc), '[]')
          from promotions.promo_codes c where c.vendor_id = v.id and c.is_public and c.is_active
            and coalesce(c.starts_at <= $3, true) and coalesce(c.ends_at > $3, true)
            and coalesce(c.uses < c.maximum_uses, true)),
       'created_at', to_char(v.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text
     from vendors.vendors v where v.id = $1 and v.is_public`,
    [id, localDate(now), now],
  )

/** When the cached shop page must expire. */
export async function nextCodeChange(db: Db, id: string, now: Date): Promise<Date | null> {
  const time = await rawText(
    db,
    `select min(at)::text from promotions.promo_codes c, unnest(array[c.starts_at, c.ends_at]) at
     where c.vendor_id = $1 and c.is_public and c.is_active and at > $2`,
    [id, now],
  )
  return time === null ? null : new Date(time)
}
