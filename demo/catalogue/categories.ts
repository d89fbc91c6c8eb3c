import type { CategoryKey, DemoCategory, DemoCategoryGroup, Words } from './shapes.ts'
import { t } from './words.ts'

const category = (key: CategoryKey, slug: string, name: Words): DemoCategory => ({
  key,
  slug,
  name,
})

/** The tree: eight top groups that hold the ten categories. Every slug stands once. */
export const CATEGORY_GROUPS: readonly DemoCategoryGroup[] = [
  {
    slug: 'electronique',
    name: t('Électronique', 'Electronics', 'إلكترونيات'),
    categories: [
      category(
        'electronique',
        'appareils-electroniques',
        t('Électronique', 'Electronics', 'إلكترونيات'),
      ),
    ],
  },
  {
    slug: 'mode',
    name: t('Mode', 'Fashion', 'أزياء'),
    categories: [category('mode', 'vetements-et-accessoires', t('Mode', 'Fashion', 'أزياء'))],
  },
  {
    slug: 'maison',
    name: t('Maison', 'Home', 'المنزل'),
    categories: [
      category('maison', 'interieur', t('Maison', 'Home', 'المنزل')),
      category('jardin', 'jardin', t('Jardin', 'Garden', 'الحديقة')),
    ],
  },
  {
    slug: 'beaute',
    name: t('Beauté', 'Beauty', 'الجمال'),
    categories: [category('beaute', 'soins-et-parfums', t('Beauté', 'Beauty', 'الجمال'))],
  },
  {
    slug: 'sports',
    name: t('Sports', 'Sports', 'رياضة'),
    categories: [
      category('sport', 'sport', t('Sport', 'Sport', 'رياضة')),
      category('jouets', 'jouets', t('Jouets', 'Toys', 'ألعاب')),
    ],
  },
  {
    slug: 'alimentation',
    name: t('Alimentation', 'Food', 'مواد غذائية'),
    categories: [category('alimentation', 'epicerie', t('Alimentation', 'Food', 'مواد غذائية'))],
  },
  {
    slug: 'livres',
    name: t('Livres', 'Books', 'كتب'),
    categories: [category('livres', 'librairie', t('Livres', 'Books', 'كتب'))],
  },
  {
    slug: 'automobile',
    name: t('Automobile', 'Automotive', 'سيارات'),
    categories: [category('automobile', 'auto-et-moto', t('Automobile', 'Automotive', 'سيارات'))],
  },
]

/** The ten categories, in the order of the tree. */
export const CATEGORIES: readonly DemoCategory[] = CATEGORY_GROUPS.flatMap(
  (group) => group.categories,
)
