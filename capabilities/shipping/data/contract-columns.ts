import type { SheetColumn } from '../rules/contract-sheet.ts'

/** Normalized with `foldText`. */
export const CONTRACT_HEADINGS: Record<SheetColumn, readonly string[]> = {
  wilaya: [
    'wilaya',
    'wilayas',
    'destination',
    'code wilaya',
    'nom wilaya',
    'wilaya name',
    'الولايه',
  ],
  home: [
    'domicile',
    'a domicile',
    'home',
    'livraison a domicile',
    'tarif domicile',
    'express home',
    'المنزل',
    'للمنزل',
  ],
  stop_desk: [
    'stop desk',
    'stopdesk',
    'bureau',
    'desk',
    'agence',
    'point relais',
    'tarif stop desk',
    'tarif bureau',
    'express desk',
    'المكتب',
    'للمكتب',
  ],
}
