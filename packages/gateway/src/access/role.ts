// The table is in the contract so that the console shows what the gateway allows.
export {
  canActOnReleases as mayDo,
  type OpsAction as Ask,
  type OpsRole as Role,
  parseOpsRole as roleOf,
} from '@pasar/contract';
