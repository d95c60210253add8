import { type TaxDocument, taxDocumentKinds } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { taxPath } from '../features/read-ledger/tax-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { MonthChips } from '../shared/months/month-chips.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { taxDocumentsLoader } from './tax-documents.loader.ts';

const Rows = ({ documents }: { documents: readonly TaxDocument[] }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const amount = (value: number | null) => (value === null ? null : rupiah(value));
  return (
    <ResourceTable
      caption={t('nav.taxDocuments')}
      columns={[
        { id: 'number', label: t('tax.number') },
        { id: 'kind', label: t('tax.kind') },
        { id: 'at', label: t('tax.at') },
        { id: 'store', label: t('tax.store') },
        { id: 'total', label: t('tax.total'), numeric: true },
        { id: 'dpp', label: t('tax.dpp'), numeric: true },
        { id: 'ppn', label: t('tax.ppn'), numeric: true },
      ]}
      rows={documents.map((document) => ({
        id: document.number,
        to: linkTo('back-office.order', { code: document.order_code }),
        cells: {
          number: document.number,
          kind: t(`tax.is.${document.kind}`),
          at: dateTime(document.issued_at),
          store: document.store.merchant_name,
          total: rupiah(document.total),
          dpp: amount(document.dpp),
          ppn: amount(document.ppn),
        },
      }))}
    />
  );
};

/** Invoices and credit notes of a month with their PPN; a row leads to its order. */
export const TaxDocumentsPage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const data = usePageData<typeof taxDocumentsLoader>();
  return (
    <OfficePage title={t('nav.taxDocuments')} lead={t('tax.lead')} data={data}>
      {({ query, list }) => {
        const { month, kind, taxed, search } = query;
        const first = { ...query, page: 1 };
        const sum = list.ok && list.value.sum;
        return (
          <>
            <OfficeTabs of="ledger" current="taxDocuments" />
            {list.ok && search === '' && (
              <MonthChips
                month={list.value.month}
                today={list.value.today}
                pathFor={(one) => taxPath({ ...first, month: one })}
              />
            )}
            <ListSection
              title={t('nav.taxDocuments')}
              chips={[
                ...(['all', ...taxDocumentKinds] as const).map((one) => ({
                  key: one,
                  label: one === 'all' ? t('ledger.all') : t(`tax.are.${one}`),
                  to: taxPath({ ...first, kind: one }),
                  chosen: kind === one,
                })),
                {
                  key: 'taxed',
                  label: t('tax.taxed'),
                  to: taxPath({ ...first, taxed: taxed === 'yes' ? 'all' : 'yes' }),
                  chosen: taxed === 'yes',
                },
              ]}
              search={{
                value: search,
                label: t('tax.search'),
                pathFor: (typed) => taxPath({ ...first, search: typed }),
              }}
              list={list}
              pathFor={(page) => taxPath({ ...query, page })}
              cleared={search || kind !== 'all' || taxed === 'yes' ? taxPath({ month }) : undefined}
            >
              {(documents) => (
                <>
                  {sum && (
                    <p>
                      {t('tax.sum', {
                        ...{ total: rupiah(sum.total), dpp: rupiah(sum.dpp), ppn: rupiah(sum.ppn) },
                      })}
                    </p>
                  )}
                  <Rows documents={documents} />
                </>
              )}
            </ListSection>
          </>
        );
      }}
    </OfficePage>
  );
};
