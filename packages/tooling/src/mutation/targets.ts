/** Source files whose rules must not bend unnoticed, and the tests that hold them; both are paths in one package. */
export interface MutationTarget {
  /** The folder of the package, which is also its vitest project. */
  folder: 'packages/api' | 'packages/gateway';
  mutate: readonly string[];
  tests: readonly string[];
}

/** What mutation testing covers, by name: money, the release gate, caches, limits, deadlines and cells of sheets. */
export const mutationTargets: Readonly<Record<string, MutationTarget>> = {
  commissions: {
    folder: 'packages/api',
    mutate: ['src/modules/orders/money/{commission-bps,shares}.ts'],
    tests: ['src/modules/orders/money/{commission,shares,refunds,journals}.test.ts'],
  },
  vouchers: {
    folder: 'packages/api',
    mutate: ['src/modules/promos/evaluation/*.ts'],
    tests: ['src/modules/promos/**/*.test.ts'],
  },
  totals: {
    folder: 'packages/api',
    mutate: ['src/modules/checkout/draft/{apply-shipping-offers,compute-totals,subsidize-quotes}.ts'],
    tests: ['src/modules/checkout/{change,draft,show}/*.test.ts', 'src/app/free-shipping.test.ts'],
  },
  ledger: {
    folder: 'packages/api',
    mutate: ['src/modules/ledger/{held-for,journal,mismatches,move-balances,post-journal,verify-ledger}.ts'],
    tests: ['src/modules/ledger/*.test.ts'],
  },
  wallet: {
    folder: 'packages/api',
    mutate: [
      'src/modules/wallet/{banking-days,request-withdrawal,settle-withdrawal,wallet-holds,withdraw-from-buyer,withdraw-from-store}.ts',
    ],
    tests: ['src/modules/wallet/*.test.ts'],
  },
  deadlines: {
    folder: 'packages/api',
    mutate: [
      'src/modules/orders/state-machine/{compute-deadlines,find-transition-error,guards,is-transition-due,order-transition}.ts',
    ],
    tests: ['src/modules/orders/state-machine/*.test.ts'],
  },
  limits: {
    folder: 'packages/api',
    mutate: [
      'src/modules/accounts/login-throttle.ts',
      'src/platform/{limits,http/concurrency-limiter}.ts',
      'src/platform/database/{deadline-pool,request-deadline}.ts',
    ],
    tests: [
      'src/modules/accounts/{login,login-throttle,networks}.test.ts',
      'src/platform/limits.test.ts',
      'src/platform/database/{deadline-pool,request-deadline}.test.ts',
      'src/platform/http/concurrency-limiter.test.ts',
    ],
  },
  sheets: {
    folder: 'packages/api',
    mutate: ['src/platform/csv-line.ts', 'src/modules/imports/spreadsheet/**/*.ts'],
    tests: ['src/platform/csv-line.test.ts', 'src/modules/imports/spreadsheet/**/*.test.ts'],
  },
  responses: {
    folder: 'packages/api',
    mutate: ['src/modules/catalog/response-cache.ts'],
    tests: ['src/modules/catalog/**/response-cache.test.ts'],
  },
  pages: {
    folder: 'packages/gateway',
    mutate: ['src/http/document/page-cache.ts', 'src/http/files/file-store.ts'],
    tests: ['src/http/document/{page-cache,pages-per-plan}.test.ts', 'src/http/files/*.test.ts'],
  },
  gate: {
    folder: 'packages/gateway',
    mutate: [
      'src/registry/contract-gate.ts',
      'src/registry/gate/{attestation,call,copy,import,license,prefix,size}-problems.ts',
    ],
    tests: [
      'src/registry/contract-gate.test.ts',
      'src/registry/gate/*.test.ts',
      'src/registry/promote.test.ts',
    ],
  },
  cohorts: {
    folder: 'packages/gateway',
    mutate: ['src/registry/cohort.ts'],
    tests: ['src/registry/{canary,cohort,watch}.test.ts'],
  },
  plans: {
    folder: 'packages/gateway',
    mutate: ['src/plan/*.ts'],
    tests: ['src/plan/*.test.ts'],
  },
  verdicts: {
    folder: 'packages/gateway',
    mutate: ['src/health/{exact-tests,judge-canary,mann-whitney,session-window}.ts'],
    tests: ['src/health/{exact-tests,judge-canary,mann-whitney,session-window}.test.ts'],
  },
  signatures: {
    folder: 'packages/gateway',
    mutate: ['src/registry/signers.ts', 'src/signing.ts'],
    tests: ['src/registry/signers.test.ts'],
  },
};
