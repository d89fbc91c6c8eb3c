export const SHOPIFY_EXPORT = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status',
  'babouche,Babouche,"<p>Cuir <b>souple</b></p><script>alert(1)</script>",Yova,,Jardin,,TRUE,Couleur,Rouge,Taille,40,SH-1,300,4,3200.00,4000.00,,,active',
  'babouche,,,,,,,,,Rouge,,41,SH-2,300,-2,3200.00,,,,',
  'babouche,,,,,,,,,Bleu,,40,SH-3,300,7,3500.00,,,,',
  'tapis,Tapis,,Yova,,Jardin,,FALSE,Title,Default Title,,,SH-4,0,1,900,,,,draft',
].join('\n')

export const WOOCOMMERCE_EXPORT = [
  'ID,Type,SKU,Name,Published,"Short description",Description,Stock,"Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"',
  '10,variable,W-P,Caftan,1,,Brodé,,,,"Mode > Robes, Jardin",,,Taille,"S, M"',
  '11,simple,W-S,Vase,1,,,3,800,1000,Jardin,,,Matière,Argile',
  '12,variation,W-P-S,"Caftan - S",1,,,2,,9000,,,id:10,Taille,S',
  '13,variation,W-P-M,"Caftan - M",1,,,4,,9500,,,W-P,Taille,M',
].join('\n')

/** A product with every field, one with the required ones, and one with variants. */
export const PRODUCTS_TO_EXPORT = [
  {
    name: { fr: '=Théière; "gravée"', en: 'Teapot', ar: 'إبريق' },
    description: { fr: 'Deux\nlignes', en: null, ar: null },
    price: 7600.5,
    compare_at_price: 9000,
    sku: 'RT-1',
    inventory_quantity: 3,
    vat: 9,
    weight_grams: 1200,
    specifications: [
      { name: { fr: 'Matière; brute', ar: 'المادة' }, value: { fr: 'Cuivre: pur | fin' } },
    ],
    bulk_discounts: [
      { quantity: 5, percent: 5 },
      { quantity: 10, percent: 12 },
    ],
    status: 'active',
  },
  { name: 'Sans SKU', price: 10 },
  {
    name: 'Plats',
    price: 4000,
    cost: 2500,
    options: ['Couleur', { fr: 'Taille', ar: 'المقاس' }],
    variants: [
      {
        values: ['Rouge', '28 cm'],
        sku: 'R-28',
        price: 4300,
        cost: 2600.5,
        inventory_quantity: 14,
      },
      { values: [{ fr: 'Bleu', ar: 'أزرق' }, '28 cm'], inventory_quantity: 0 },
    ],
  },
] as const
