/** Population in thousands. */
export const BUYER_WILAYAS: readonly { code: string; people: number }[] = [
  { code: '16', people: 3_200 },
  { code: '19', people: 1_620 },
  { code: '31', people: 1_580 },
  { code: '05', people: 1_210 },
  { code: '15', people: 1_170 },
  { code: '09', people: 1_110 },
  { code: '25', people: 1_020 },
  { code: '13', people: 1_010 },
  { code: '06', people: 960 },
  { code: '23', people: 660 },
  { code: '30', people: 620 },
  { code: '47', people: 410 },
]

export const STREETS: readonly string[] = [
  'rue Didouche Mourad',
  'rue Larbi Ben M’hidi',
  'boulevard Mohamed V',
  'avenue de l’ALN',
  'rue des Frères Bouadou',
  'cité des 500 logements, bâtiment 12',
  'cité 8 Mai 1945, bâtiment C',
  'rue Hassiba Ben Bouali',
  'lotissement Les Oliviers',
  'cité AADL, tour 7',
  'rue du 1er Novembre',
  'boulevard Colonel Amirouche',
  'coopérative El Amel',
  'rue Abane Ramdane',
  'quartier El Badr',
  'rue Ahmed Zabana',
]

/** Fee in dinars and delay in days, growing southwards. */
export const ZONES: readonly {
  wilayas: readonly string[]
  home: number
  pickupPoint: number
  days: readonly [number, number]
}[] = [
  { wilayas: ['16'], home: 400, pickupPoint: 250, days: [2, 3] },
  {
    wilayas: ['09', '10', '15', '26', '35', '42', '44', '67'],
    home: 500,
    pickupPoint: 300,
    days: [2, 3],
  },
  {
    wilayas: [
      '02',
      '04',
      '05',
      '06',
      '13',
      '14',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
      '24',
      '25',
      '27',
      '28',
      '29',
      '31',
      '34',
      '36',
      '38',
      '40',
      '41',
      '43',
      '46',
      '48',
      '60',
      '61',
      '64',
      '68',
    ],
    home: 600,
    pickupPoint: 400,
    days: [2, 4],
  },
  {
    wilayas: ['03', '07', '12', '17', '32', '45', '59', '62', '63', '65', '66', '69'],
    home: 750,
    pickupPoint: 500,
    days: [2, 5],
  },
  {
    wilayas: ['08', '30', '39', '47', '51', '55', '57', '58'],
    home: 900,
    pickupPoint: 600,
    days: [3, 5],
  },
  {
    wilayas: ['01', '11', '33', '37', '49', '50', '52', '53', '54', '56'],
    home: 1400,
    pickupPoint: 800,
    days: [4, 5],
  },
]
