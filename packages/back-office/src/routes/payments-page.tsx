import { type AdminPayment, adminPaymentEndpoints, hasStaffRole } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { BookSettlement } from '../features/follow-payments/book-settlement.tsx';
import { listClosedTabs } from '../features/follow-payments/list-closed-tabs.ts';
import { PaymentDetail } from '../features/follow-payments/payment-detail.tsx';
import {
  type PaymentsQuery,
  paymentStatuses,
  paymentsPath,
} from '../features/follow-payments/payments-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { usePaymentNames } from '../shared/payments/use-payment-names.ts';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { paymentsLoader } from './payments.loader.ts';

const Rows = ({ rows, query }: { rows: readonly AdminPayment[]; query: PaymentsQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { nameMethod } = usePaymentNames();
  return (
    <ResourceTable
      caption={t('nav.payments')}
      columns={[
        { id: 'code', label: t('payments.code') },
        { id: 'buyer', label: t('payments.buyer') },
        { id: 'method', label: t('payments.method') },
        { id: 'amount', label: t('payments.amount'), numeric: true },
        { id: 'status', label: t('payments.status') },
        { id: 'expires', label: t('payments.expires') },
      ]}
      rows={rows.map((payment) => ({
        id: payment.order_group_code,
        to: paymentsPath({ ...query, open: payment.order_group_code }),
        open: query.open === payment.order_group_code,
        cells: {
          code: payment.order_group_code,
          buyer: payment.buyer.name || payment.buyer.email,
          method: nameMethod(payment.method),
          amount: rupiah(payment.amount),
          status: t(`payments.tab.${payment.status}`),
          expires: dateTime(payment.expires_at),
        },
      }))}
    />
  );
};

/** What buyers pay by, the newest first, and one payment beside the list. */
export const PaymentsPage = () => {
  const { t } = useTranslation('back-office');
  const { nameProvider } = usePaymentNames();
  const data = usePageData<typeof paymentsLoader>();
  return (
    <OfficePage title={t('nav.payments')} data={data}>
      {({ query, list }, me) => {
        const { search, status, provider } = query;
        const start = { ...query, page: 1, open: '' };
        // One that collects here no longer stays a filter that can be taken away.
        const providers = [
          ...new Set([...((list.ok && list.value.providers) || []), ...(provider ? [provider] : [])]),
        ];
        const payment = list.ok && list.value.data.find((one) => one.order_group_code === query.open);
        return (
          <>
            <OfficeTabs of="payments" current="payments" without={listClosedTabs(me.roles)} />
            <ExportButton list="payments" filters={{ search, status, provider }} />
            <ListWithDetail>
              <ListSection
                title={t('nav.payments')}
                chips={[
                  ...paymentStatuses.map((state) => ({
                    key: state,
                    label: t(`payments.tab.${state}`),
                    to: paymentsPath({ ...start, status: state }),
                    chosen: status === state,
                  })),
                  ...providers.map((one) => ({
                    key: `by ${one}`,
                    label: nameProvider(one),
                    to: paymentsPath({ ...start, provider: provider === one ? '' : one }),
                    chosen: provider === one,
                  })),
                ]}
                search={{
                  value: search,
                  label: t('payments.search'),
                  pathFor: (typed) => paymentsPath({ ...start, search: typed }),
                }}
                list={list}
                pathFor={(page) => paymentsPath({ ...query, page, open: '' })}
                cleared={search || provider ? paymentsPath({}) : undefined}
              >
                {(rows) => <Rows rows={rows} query={query} />}
              </ListSection>
              {payment && (
                <PaymentDetail
                  key={payment.order_group_code}
                  payment={payment}
                  me={me}
                  closeTo={paymentsPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
            {hasStaffRole(me.roles, adminPaymentEndpoints.settle.staff) && <BookSettlement />}
          </>
        );
      }}
    </OfficePage>
  );
};
