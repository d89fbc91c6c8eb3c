import { type Environment, parseEnvBoolean } from '../config.env.ts'
import type { Web3Chain } from './message.ts'

export type Web3Chains = Readonly<Record<Web3Chain, boolean>>

/** Which chains' wallets may sign in: none, unless the operator says so. */
export const readWeb3Chains = (environment: Environment): Web3Chains => ({
  ethereum: parseEnvBoolean(environment, 'GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED', false),
  solana: parseEnvBoolean(environment, 'GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED', false),
})
