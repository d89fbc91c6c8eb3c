import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { after, days as inDays } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import type { Account } from './users.ts'
import type { Rows } from './insert-rows.ts'

type ContentTexts = Record<Language, { title: string; description: string; body: string }>

const DELIVERY: ContentTexts = {
  fr: {
    title: 'Livraison et retours',
    description: 'Combien de temps, combien cela coûte, et quoi faire si cela ne va pas.',
    body: `## Les délais

Votre wilaya décide : **1 à 3 jours** au Nord, **3 à 7 jours** sur les Hauts Plateaux et au Sud. La date est affichée sur chaque produit dès que vous choisissez votre wilaya.

## Les frais

- à domicile ou au bureau du livreur, selon la boutique ;
- affichés avant que vous ne confirmiez ;
- à payer au livreur, avec le reste.

## Retourner un article

Abîmé ou différent de votre commande ? Vous avez 4 jours ouvrables. [Suivez votre commande](/track), puis demandez un retour. Une question : {phone}.`,
  },
  en: {
    title: 'Delivery and returns',
    description: 'How long it takes, what it costs, and what to do when something is wrong.',
    body: `## How long

Your wilaya decides: **1 to 3 days** in the North, **3 to 7 days** on the High Plateaus and in the South. The date shows on every product once you choose your wilaya.

## What it costs

- to your door or at the courier's desk, depending on the shop;
- shown before you confirm;
- paid to the courier, with the rest.

## Sending something back

Damaged or not what you ordered? You have 4 working days. [Follow your order](/track), then ask for a return. A question: {phone}.`,
  },
  ar: {
    title: 'التوصيل والإرجاع',
    description: 'كم يستغرق وكم يكلّف، وماذا تفعل إن لم يناسبك المنتج.',
    body: `## المدة

حسب ولايتك: **من يوم إلى 3 أيام** في الشمال، و**من 3 إلى 7 أيام** في الهضاب العليا والجنوب. يظهر التاريخ على كل منتج بعد اختيار ولايتك.

## التكلفة

- إلى المنزل أو إلى مكتب الاستلام حسب المتجر؛
- تظهر قبل أن تؤكد طلبك؛
- تُدفع للموصّل مع بقية المبلغ.

## إرجاع منتج

معيب أو مخالف لطلبك؟ لديك 4 أيام عمل. [تابع طلبك](/track) ثم اطلب الإرجاع. لأي سؤال: {phone}.`,
  },
}

const YENNAYER: Record<Language, { title: string; body: string; button: string }> = {
  fr: {
    title: 'Assegas ameggaz !',
    body: 'Pour Yennayer, les boutiques de Kabylie livrent partout.',
    button: 'Voir les poteries',
  },
  en: {
    title: 'Assegas ameggaz!',
    body: 'For Yennayer, the shops of Kabylia deliver everywhere.',
    button: 'See the pottery',
  },
  ar: {
    title: 'أسقاس أمقاز!',
    body: 'بمناسبة يناير، متاجر القبائل توصّل إلى كل مكان.',
    button: 'شاهد الفخار',
  },
}

/** A page of information, an announcement to come, and an address of the site that was before. */
export function contentRows(days: DemoDays, now: Date, admin: Account): Rows {
  const date = days.ago(40)
  const page = demoId('content-page', 'livraison')
  const version = demoId('content-version', 'livraison-1')
  const banner = demoId('content-banner', 'yennayer')
  const made = { created_by: admin.userId, created_at: date }
  return {
    'content.pages': [
      { id: page, slug: 'livraison-et-retours', in_sitemap: true, created_at: date },
    ],
    // A draft until its words stand: the loader publishes it.
    'content.versions': [{ id: version, page_id: page, version: 1, state: 'draft', ...made }],
    'content.version_texts': LANGUAGES.map((language) => ({
      version_id: version,
      language,
      ...DELIVERY[language],
      updated_at: date,
    })),
    'content.banners': [
      {
        id: banner,
        place: 'home_strip',
        path: '/products?category=maison',
        position: 0,
        is_active: true,
        starts_at: after(now, inDays(45)),
        ends_at: after(now, inDays(52)),
        updated_by: admin.userId,
        updated_at: date,
      },
    ],
    'content.banner_texts': LANGUAGES.map((language) => ({
      banner_id: banner,
      language,
      ...YENNAYER[language],
    })),
    'content.redirects': [
      { from_path: '/boutique', to_path: '/products', is_permanent: true, ...made },
    ],
  }
}

/** What the demo wrote is in force as if an admin had published it. */
export const PUBLISH_DRAFTS = `
  update content.versions set state = 'published', published_at = created_at, published_by = created_by
  where state = 'draft'`
