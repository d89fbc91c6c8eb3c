// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { PromotionsTables } from '#capabilities/promotions/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { LocalizedText } from "#kernel/locale.ts";
import type { Centimes } from "#kernel/money.ts";
import type { GeneratedAlways, JSONColumnType } from "kysely";

export interface SearchColorWords {
  color: "black" | "white" | "gray" | "red" | "pink" | "orange" | "yellow" | "green" | "blue" | "purple" | "brown" | "beige" | "gold" | "silver";
  word: string;
}

export interface SearchDailyChoices {
  baskets: Generated<number>;
  chosen_on: LocalDate;
  clicks: Generated<number>;
  product_id: string;
  term: string;
}

export interface SearchDailyShownTerms {
  language: "fr" | "en" | "ar";
  shown_on: LocalDate;
  term: string;
  times: number;
}

export interface SearchDailyTerms {
  language: "fr" | "en" | "ar";
  results: number;
  searched_on: LocalDate;
  searches: number;
  term: string;
}

export interface SearchIntents {
  id: string;
  /**
   * Means little beside another intent: a gift for a wedding is first of all for a wedding.
   */
  is_broad: Generated<boolean>;
  kind: "occasion" | "person" | "activity" | "subject" | "place";
  name: JSONColumnType<LocalizedText, string, string>;
  phrases: string[];
  position: number;
  terms: string[];
}

export interface SearchListingCounts {
  count: number;
  scope: string;
}

export interface SearchListings {
  brand: string | null;
  brand_ar: string | null;
  card: string;
  category_slug: string;
  colors: Generated<string[]>;
  created_at: Date;
  /**
   * Mean of the ratings and ten more of 4 stars: few ratings weigh less.
   */
  damped_rating: Generated<number>;
  /**
   * Words of the description, found when no name, category or attribute has them.
   */
  described: string | null;
  discount_percent: number;
  featured: boolean;
  group_slug: string;
  inventory_quantity: number;
  name: JSONColumnType<Partial<LocalizedText>, string, string>;
  /**
   * Words of the name in the three languages, for search and suggestions.
   */
  names: string | null;
  price_centimes: Centimes;
  product_id: string;
  quality: number;
  rating: string;
  sales_count: number;
  sizes: Generated<string[]>;
  stock_band: "none" | "low" | "in";
  vendor_id: string;
  wilaya: string | null;
  words: string;
}

export interface SearchPopularTerms {
  language: "fr" | "en" | "ar";
  position: number;
  term: string;
}

export interface SearchPublicProducts {
  brand: string | null;
  brand_ar: string | null;
  card: string | null;
  category_slug: string | null;
  colors: string[] | null;
  created_at: Date | null;
  damped_rating: number | null;
  described: string | null;
  discount_percent: number | null;
  featured: boolean | null;
  group_slug: string | null;
  inventory_quantity: number | null;
  name: unknown | null;
  names: string | null;
  price_centimes: number | null;
  product_id: string | null;
  quality: number | null;
  rating: string | null;
  sales_count: number | null;
  sizes: string[] | null;
  stock_band: string | null;
  vendor_id: string | null;
  wilaya: string | null;
  words: string | null;
}

export interface SearchShopNames {
  business_name: string;
  vendor_id: string;
  words: string;
}

export interface SearchSynonyms {
  expansions: string[];
  id: string;
  /**
   * Written down by speakers, from no other source.
   */
  is_spoken: Generated<boolean>;
  is_substitute: Generated<boolean>;
  language: "fr" | "en" | "ar" | "darija";
  sound: GeneratedAlways<string | null>;
  term: string;
}

export interface SearchTermBoosts {
  boost: number;
  product_id: string;
  term: string;
}

export interface SearchVocabulary {
  deletion_variants: GeneratedAlways<string>;
  described: Generated<boolean>;
  /**
   * Number of listings with the word when the vocabulary was last rebuilt.
   */
  documents: Generated<number>;
  /**
   * Whether a listing is named by the word, as what it is.
   */
  is_head: Generated<boolean>;
  phonetic_key: GeneratedAlways<string>;
  stem: GeneratedAlways<string>;
  word: string;
}

export interface SearchTables {
  "search.color_words": SearchColorWords;
  "search.daily_choices": SearchDailyChoices;
  "search.daily_shown_terms": SearchDailyShownTerms;
  "search.daily_terms": SearchDailyTerms;
  "search.intents": SearchIntents;
  "search.listing_counts": SearchListingCounts;
  "search.listings": SearchListings;
  "search.popular_terms": SearchPopularTerms;
  "search.public_products": SearchPublicProducts;
  "search.shop_names": SearchShopNames;
  "search.synonyms": SearchSynonyms;
  "search.term_boosts": SearchTermBoosts;
  "search.vocabulary": SearchVocabulary;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type SearchDatabase = SearchTables & Readable<PlatformTables & CatalogTables & VendorsTables & PromotionsTables & ShippingTables & TerritoryTables & AuditTables>
