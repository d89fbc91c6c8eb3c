import { truncate } from '#kernel/truncate.ts'
import { foldText } from '#kernel/fold.ts'
import type { CourierStatus, CourierState } from '../courier.ts'

/** Yalidine's own wording; null while nothing has moved. */
const STATES: Readonly<Record<string, CourierState | null>> = {
  'Pas encore expédié': null,
  'A vérifier': null,
  'En préparation': null,
  'Pas encore ramassé': null,
  'Prêt à expédier': null,
  'En passation': null,
  Ramassé: 'in_transit',
  Bloqué: 'alert',
  Débloqué: 'in_transit',
  Transfert: 'in_transit',
  Expédié: 'in_transit',
  Centre: 'in_transit',
  'En localisation': 'in_transit',
  'Vers Wilaya': 'in_transit',
  'En transit': 'in_transit',
  'Reçu à Wilaya': 'at_wilaya',
  'En attente du client': 'waiting_for_customer',
  'Prêt pour livreur': 'at_wilaya',
  'Sorti en livraison': 'out_for_delivery',
  'En attente': 'postponed',
  'En alerte': 'alert',
  'Tentative échouée': 'attempt_failed',
  Livré: 'delivered',
  'Echèc livraison': 'returning',
  'Retour vers centre': 'returning',
  'Retourné au centre': 'returning',
  'Retour transfert': 'returning',
  'Retour groupé': 'returning',
  'Retour à retirer': 'return_to_collect',
  'Retour non retiré': 'return_to_collect',
  'Retour vers vendeur': 'returning',
  'Retourné au vendeur': 'return_to_collect',
  'Colis abandonné': 'alert',
  'Echange échoué': 'attempt_failed',
  Annulé: null,
  // Not in Yalidine's published list: couriers of its platform name losses in their own words.
  Perdu: 'lost',
  'Colis perdu': 'lost',
  Volé: 'lost',
  'Colis volé': 'lost',
  Endommagé: 'lost',
  'Colis endommagé': 'lost',
}

/** How the parcel was lost, by its status. */
const LOSS_REASONS: Readonly<Record<string, string>> = {
  Perdu: 'lost',
  'Colis perdu': 'lost',
  Volé: 'stolen',
  'Colis volé': 'stolen',
  Endommagé: 'damaged_in_transit',
  'Colis endommagé': 'damaged_in_transit',
}

/** Yalidine's wording of failed deliveries and alerts. */
const REASONS: Readonly<Record<string, string>> = {
  'Téléphone injoignable': 'phone_unreachable',
  'Client ne répond pas': 'no_answer',
  'Faux numéro': 'wrong_number',
  'Client absent (reporté)': 'absent_postponed',
  'Client absent (échoué)': 'absent_failed',
  'Annulé par le client': 'cancelled_by_customer',
  'Commande double': 'duplicate_order',
  "Le client n'a pas commandé": 'not_ordered',
  'Produit erroné': 'wrong_product',
  'Produit manquant': 'missing_product',
  'Produit cassé ou défectueux': 'damaged_product',
  'Client incapable de payer': 'cannot_pay',
  'Wilaya erronée': 'wrong_wilaya',
  'Commune erronée': 'wrong_commune',
  'Client no-show': 'no_show',
  'Document manquant': 'missing_document',
  'Produit interdit': 'forbidden_product',
  'Produit dangereux': 'dangerous_product',
  'Fausse déclaration': 'false_declaration',
}

const folded = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table).map(([written, value]) => [foldText(written), value]))

const STATE_OF = folded(STATES)
const REASON_OF = folded(REASONS)
const LOSS_OF = folded(LOSS_REASONS)
export const KNOWN_STATUSES = Object.keys(STATES)

/** Null before shipment and for unknown statuses, which are stored but move nothing. */
export function courierStatusOf(status: string, reason: string): CourierStatus | null {
  const state = STATE_OF.get(foldText(status)) ?? null
  if (state === null) return null
  if (state === 'lost') {
    const note = truncate(reason.trim(), 300) || null
    return { state, reason: LOSS_OF.get(foldText(status)) ?? 'lost', note }
  }
  const known = REASON_OF.get(foldText(reason)) ?? null
  const isFailure = state === 'attempt_failed' || state === 'returning' || state === 'alert'
  return {
    state,
    // Only failures have a reason; an unknown one is kept in the note.
    reason: isFailure ? known : null,
    note: isFailure && known === null && reason.trim() !== '' ? truncate(reason.trim(), 300) : null,
  }
}
