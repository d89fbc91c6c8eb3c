import { PRODUCT_FIELD_NAMES, productField } from '#kernel/product-fields.ts'
import { recordOf } from '#kernel/records.ts'

export const TEMPLATE_EXAMPLES: readonly Readonly<Record<string, string | number>>[] = [
  {
    sku: 'TH-001',
    name_fr: 'Théière en cuivre',
    name_en: 'Copper teapot',
    name_ar: 'إبريق شاي من النحاس',
    description_fr: 'Gravée à la main.',
    category: 'Maison',
    ...recordOf(PRODUCT_FIELD_NAMES, (name) => productField(name).example),
    inventory_quantity: 12,
    status: 'draft',
    vat: 19,
    images: 'https://exemple.dz/theiere.jpg',
    specifications: 'Matière | Material | المادة: Cuivre | Copper | نحاس; Contenance: 1 L',
    bulk_discounts: '5: 5 %; 10: 10 %',
  },
  {
    sku: 'BA-R-40',
    group: 'babouches',
    name_fr: 'Babouches en cuir',
    category: 'Mode',
    price: 3200,
    cost: 1900,
    inventory_quantity: 6,
    option1_name: 'Couleur | Colour | اللون',
    option1_value: 'Rouge | Red | أحمر',
    option2_name: 'Pointure',
    option2_value: '40',
  },
  {
    sku: 'BA-N-41',
    group: 'babouches',
    price: 3400,
    cost: 2100,
    inventory_quantity: 4,
    option1_name: 'Couleur | Colour | اللون',
    option1_value: 'Noir | Black | أسود',
    option2_name: 'Pointure',
    option2_value: '41',
  },
]
