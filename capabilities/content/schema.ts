import type { Language } from '#kernel/locale.ts'

export type TemplateChannel = 'mail' | 'sms' | 'push' | 'in_app'
export type VersionState = 'draft' | 'published' | 'superseded' | 'discarded'
export type BannerPlace =
  | 'home_hero'
  | 'home_strip'
  | 'category'
  | 'search'
  | 'cart'
  | 'vendors'
  | 'vendor_space'
  | 'notice'
export type ContentStatusChange =
  | 'created'
  | 'edited'
  | 'published'
  | 'superseded'
  | 'discarded'
  | 'switched_on'
  | 'switched_off'
  | 'deleted'

export type ContentTables = {
  'content.pages': {
    id: string
    slug: string
    in_sitemap: boolean
    revision: number
    created_at: Date
  }
  'content.email_templates': {
    id: string
    key: string
    channel: TemplateChannel
    revision: number
    created_at: Date
  }
  'content.versions': {
    id: string
    page_id: string | null
    template_id: string | null
    version: number
    state: VersionState
    created_by: string | null
    published_by: string | null
    created_at: Date
    published_at: Date | null
    superseded_at: Date | null
    discarded_at: Date | null
  }
  'content.version_texts': {
    version_id: string
    language: Language
    title: string
    body: string
    description: string | null
    updated_at: Date
  }
  'content.banners': {
    id: string
    place: BannerPlace
    path: string | null
    wilaya: string | null
    category_slug: string | null
    languages: Language[]
    position: number
    is_active: boolean
    starts_at: Date
    ends_at: Date | null
    revision: number
    updated_by: string | null
    updated_at: Date
  }
  'content.banner_texts': {
    banner_id: string
    language: Language
    title: string
    body: string | null
    button: string | null
    alt: string | null
    file_id: string | null
  }
  'content.redirects': {
    from_path: string
    to_path: string
    is_permanent: boolean
    created_by: string | null
    created_at: Date
  }
  'content.status_history': {
    id: string
    version_id: string | null
    banner_id: string | null
    change: ContentStatusChange
    actor_id: string | null
    happened_at: Date
  }
}
