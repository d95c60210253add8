import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { signedInUser } from '../accounts/index.ts';
import { listAudit } from '../audit/index.ts';
import { getCurrentStaffUser } from './assert-not-own.ts';
import { brandsRoutes } from './brands/brands.routes.ts';
import { campaignsRoutes } from './campaigns/campaigns.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { checkLedger } from './check-ledger.ts';
import { complaintsRoutes } from './complaints/complaints.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { flashSalesRoutes } from './flash-sales/flash-sales.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { moneyRoutes } from './money/money.routes.ts';
import { overview } from './overview.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { searchIndexRoutes } from './search-index/search-index.routes.ts';
import { searchRulesRoutes } from './search-rules/search-rules.routes.ts';
import { listSecurityEvents } from './security-events/list-events.ts';
import { shippingOffersRoutes } from './shipping-offers/shipping-offers.routes.ts';
import { storesRoutes } from './stores/stores.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { vouchersRoutes } from './vouchers/vouchers.routes.ts';

export const backOfficeRoutes = (app: App): void => {
  const { admin } = endpoints;
  implement(app, admin.me, async ({ ctx }) => {
    const { staffRoles = [] } = getCurrentStaffUser(ctx);
    const { id, email, fullname } = await signedInUser(ctx);
    return { data: { id, email, fullname, roles: [...staffRoles] } };
  });
  implement(app, admin.overview, async ({ ctx }) => ({ data: await overview({ ctx, input: undefined }) }));
  implement(app, admin.audit, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listAudit({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, admin.ledger, async ({ ctx }) => {
    const data = await checkLedger({ ctx, input: undefined });
    return { data, message: message(data.ok ? 'admin.ledger.fine' : 'admin.ledger.wrong', ctx.locale) };
  });
  implement(app, admin.securityEvents, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listSecurityEvents({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  homeRoutes(app);
  filesRoutes(app);
  moneyRoutes(app);
  paymentsRoutes(app);
  complaintsRoutes(app);
  storesRoutes(app);
  usersRoutes(app);
  productsRoutes(app);
  documentsRoutes(app);
  flashSalesRoutes(app);
  campaignsRoutes(app);
  categoriesRoutes(app);
  brandsRoutes(app);
  vouchersRoutes(app);
  shippingOffersRoutes(app);
  searchIndexRoutes(app);
  searchRulesRoutes(app);
};
