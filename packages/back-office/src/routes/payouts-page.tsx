import { adminMoneyEndpoints, hasStaffRole } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { BatchButton } from '../features/pay-out/batch-button.tsx';
import { BookResults } from '../features/pay-out/book-results.tsx';
import { payoutsPath } from '../features/pay-out/payouts-query.ts';
import { withdrawalsPath } from '../features/pay-out/withdrawals-query.ts';
import { SaveFileButton } from '../shared/file/save-file-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { payoutsLoader } from './payouts.loader.ts';

/** The bank files of approved withdrawals, and the results that the bank sends back. */
export const PayoutsPage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  const data = usePageData<typeof payoutsLoader>();
  return (
    <OfficePage title={t('nav.payouts')} data={data}>
      {({ list, search }, { roles }) => {
        const mayAct = hasStaffRole(roles, adminMoneyEndpoints.batch.staff);
        return (
          <>
            {mayAct && (
              <div>
                <BatchButton />
              </div>
            )}
            <ListSection
              title={t('nav.payouts')}
              chips={[]}
              search={{
                value: search,
                label: t('payouts.search'),
                pathFor: (typed) => payoutsPath({ search: typed }),
              }}
              list={list}
              cleared={search ? payoutsPath({}) : undefined}
              pathFor={(page) => payoutsPath({ search, page })}
            >
              {(batches) => (
                <ResourceTable
                  caption={t('nav.payouts')}
                  columns={[
                    { id: 'code', label: t('payouts.code') },
                    { id: 'made', label: t('payouts.made') },
                    { id: 'by', label: t('payouts.by') },
                    { id: 'rows', label: t('payouts.rows'), numeric: true },
                    { id: 'total', label: t('payouts.total'), numeric: true },
                    { id: 'open', label: t('payouts.open'), numeric: true },
                    { id: 'file', label: t('payouts.download') },
                  ]}
                  rows={batches.map((batch) => ({
                    id: batch.batch_code,
                    to: withdrawalsPath({ status: 'all', search: batch.batch_code }),
                    cells: {
                      code: batch.batch_code,
                      made: dateTime(batch.created_at),
                      by: batch.created_by,
                      rows: number(batch.rows),
                      total: rupiah(batch.total),
                      open: number(batch.open),
                      file: mayAct && (
                        <SaveFileButton
                          text={t('payouts.download')}
                          label={t('payouts.downloadOf', { code: batch.batch_code })}
                          load={async (api) => {
                            const params = { code: batch.batch_code };
                            const { data } = await api.call(adminMoneyEndpoints.batchFile, { params });
                            return { name: `${batch.batch_code}.csv`, csv: data.csv };
                          }}
                        />
                      ),
                    },
                  }))}
                />
              )}
            </ListSection>
            {mayAct && <BookResults />}
          </>
        );
      }}
    </OfficePage>
  );
};
