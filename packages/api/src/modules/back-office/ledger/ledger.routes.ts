import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { explainCheck } from './explain-check.ts';
import { findChecks } from './find-checks.ts';
import { findTaxDocuments } from './find-tax-documents.ts';
import { findWallets } from './find-wallets.ts';
import { listLedgerJournals } from './list-journals.ts';
import { listSettlements } from './list-settlements.ts';
import { readAccounts } from './read-accounts.ts';
import { runCheck } from './run-check.ts';

export const ledgerRoutes = (app: App): void => {
  const { adminLedger, adminLedgerTabs } = endpoints;
  implement(app, adminLedger.journals, ({ ctx, query }) => listLedgerJournals({ ctx, input: query }));
  implement(app, adminLedgerTabs.wallets, async ({ ctx, query, c }) => {
    const { rows, total, sum } = await findWallets({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), sum };
  });
  implement(app, adminLedgerTabs.settlements, ({ ctx, query }) => listSettlements({ ctx, input: query }));
  implement(app, adminLedgerTabs.taxDocuments, async ({ ctx, query, c }) => {
    const { rows, total, month, today, sum } = await findTaxDocuments({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), month, today, sum };
  });
  implement(app, adminLedger.accounts, async ({ ctx }) => ({ data: await readAccounts(ctx) }));
  implement(app, adminLedger.checks, async ({ ctx, query, c }) => {
    const { rows, total } = await findChecks({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminLedger.check, ({ ctx }) => runCheck({ ctx, input: undefined }));
  implement(app, adminLedger.explain, async ({ ctx, body }) => ({
    data: await explainCheck({ ctx, input: body }),
    message: message('admin.ledger.explained', ctx.locale),
  }));
};
