// The table stands in the contract: the console shows what the gateway allows.
export {
  mayDoToReleases as mayDo,
  type OpsAsk as Ask,
  type OpsRole as Role,
  opsRoleOf as roleOf,
} from '@pasar/contract';
