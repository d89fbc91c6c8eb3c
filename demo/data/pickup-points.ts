import { demoId } from '../ids.ts'
import type { Row } from './insert-rows.ts'

/** Commune, courier, what distinguishes the name, address. */
type DemoPickupPoint = readonly [commune: string, courier: string, name: string, address: string]

const HOURS = '08:30 – 17:00, sauf vendredi'

const COURIER_NAMES: Readonly<Record<string, string>> = {
  yalidine: 'Yalidine',
  'zr-express': 'ZR Express',
  noest: 'Noest',
}

const POINTS: readonly DemoPickupPoint[] = [
  ['1621', 'yalidine', 'Bab Ezzouar', 'cité 5 Juillet, bâtiment 14, Bab Ezzouar'],
  ['1617', 'yalidine', 'Hussein Dey', '42 rue de Tripoli, Hussein Dey'],
  ['1602', 'zr-express', 'Sidi M’Hamed', '18 rue Hassiba Ben Bouali, Sidi M’Hamed'],
  ['1650', 'zr-express', 'Chéraga', 'route de Ouled Fayet, n° 7, Chéraga'],
  ['1612', 'noest', 'Birkhadem', 'cité Les Vergers, local 3, Birkhadem'],
  ['1642', 'yalidine', 'Rouiba', 'boulevard du 1er Novembre, n° 55, Rouiba'],
  ['3101', 'yalidine', 'Oran Gambetta', '9 rue des Frères Bouadou, Gambetta, Oran'],
  ['3101', 'zr-express', 'Oran Les Castors', 'boulevard Colonel Ahmed Benabderrezak, n° 21, Oran'],
  ['3103', 'yalidine', 'Bir El Djir', 'cité AADL, tour 7, Bir El Djir'],
  ['3105', 'noest', 'Es Sénia', 'route de l’aéroport, n° 12, Es Sénia'],
  ['2501', 'yalidine', 'Constantine centre', '14 rue Abane Ramdane, Constantine'],
  [
    '2501',
    'zr-express',
    'Constantine Sidi Mabrouk',
    'rue Mentouri, n° 30, Sidi Mabrouk, Constantine',
  ],
  ['2506', 'yalidine', 'El Khroub', 'cité 1039 logements, local 5, El Khroub'],
  ['1901', 'yalidine', 'Sétif centre', 'avenue du 8 Mai 1945, n° 61, Sétif'],
  ['1901', 'noest', 'Sétif El Hidhab', 'quartier El Hidhab, n° 8, Sétif'],
  ['1920', 'zr-express', 'El Eulma', 'rue de Dubaï, n° 17, El Eulma'],
  ['2301', 'yalidine', 'Annaba centre', '5 boulevard Victor Hugo, Annaba'],
  ['2305', 'zr-express', 'El Bouni', 'cité 8 Mars, local 2, El Bouni'],
  ['0901', 'yalidine', 'Blida centre', 'boulevard Larbi Tebessi, n° 33, Blida'],
  ['0907', 'noest', 'Ouled Yaïch', 'route nationale 1, n° 102, Ouled Yaïch'],
  ['0920', 'zr-express', 'Boufarik', 'rue Si Ben Youcef, n° 11, Boufarik'],
  ['1501', 'yalidine', 'Tizi Ouzou', 'boulevard Krim Belkacem, n° 24, Tizi Ouzou'],
  ['1518', 'zr-express', 'Azazga', 'rue Ahmed Zaidat, n° 6, Azazga'],
  ['0601', 'yalidine', 'Béjaïa', 'boulevard de la Liberté, n° 19, Béjaïa'],
  ['0625', 'noest', 'Akbou', 'route de la gare, n° 4, Akbou'],
  ['1301', 'yalidine', 'Tlemcen', 'boulevard Mohamed V, n° 15, Tlemcen'],
  ['1327', 'zr-express', 'Maghnia', 'rue Larbi Ben M’hidi, n° 27, Maghnia'],
  ['0501', 'yalidine', 'Batna', 'allées Ben Boulaïd, n° 40, Batna'],
  ['0501', 'zr-express', 'Batna Bouakal', 'cité Bouakal 2, local 9, Batna'],
  ['3001', 'yalidine', 'Ouargla', 'avenue de Palestine, n° 3, Ouargla'],
  ['4701', 'yalidine', 'Ghardaïa', 'rue Emir Abdelkader, n° 20, Ghardaïa'],
  ['0201', 'yalidine', 'Chlef', 'cité Bensouna, local 1, Chlef'],
  ['2701', 'zr-express', 'Mostaganem', 'avenue Ould Aïssa Belkacem, n° 13, Mostaganem'],
  ['1701', 'yalidine', 'Djelfa', 'rue Colonel Haouès, n° 22, Djelfa'],
  ['3501', 'noest', 'Boumerdès', 'cité 800 logements, bâtiment 4, Boumerdès'],
]

const pointId = ([, courier, name]: DemoPickupPoint): string =>
  demoId('pickup point', `${courier} ${name}`)

/** The codes of these communes begin with their wilaya's. */
const wilayaOf = ([commune]: DemoPickupPoint): string => commune.slice(0, 2)

export const pickupPointRows = (): Row[] =>
  POINTS.map((point) => {
    const [commune, courier, name, address] = point
    return {
      id: pointId(point),
      courier_code: courier,
      wilaya_code: wilayaOf(point),
      commune_code: commune,
      name: `${COURIER_NAMES[courier] ?? courier} ${name}`,
      address,
      hours: HOURS,
    }
  })

/** Null where the demo knows none. */
export const pickupPointOf = (wilaya: string): string | null => {
  const found = POINTS.find((point) => wilayaOf(point) === wilaya)
  return found ? pointId(found) : null
}
