import { type LedgerAccount, type LedgerJournal, ledgerEvents } from '@pasar/contract';
import { ListFilter, ListWithDetail, ResourceTable, SearchBox, toSearchParams } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { JournalDetail } from '../features/read-ledger/journal-detail.tsx';
import {
  type JournalsQuery,
  journalsPath,
  readJournalsQuery,
} from '../features/read-ledger/journals-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { CursorPages } from '../shared/list/cursor-pages.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { ledgerLoader } from './ledger.loader.ts';

const Filter = ({
  query: { event, account, owner, search, date_start, date_end },
}: {
  query: JournalsQuery;
}) => {
  const { t } = useTranslation('back-office');
  return (
    <ListFilter
      label={t('nav.ledger')}
      keep={{ event, account, owner: owner?.toString() }}
      dates={{ date_start, date_end }}
      active={Boolean(search || date_start || date_end)}
      pathFor={(fields) => journalsPath(readJournalsQuery(toSearchParams(fields)))}
    >
      <SearchBox label={t('ledger.search')} hint={t('ledger.search')} search={search} />
    </ListFilter>
  );
};

/** What moved: the half of the postings that is positive. */
const sumOf = ({ postings }: LedgerJournal): number =>
  postings.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);

const Rows = ({ journals, query }: { journals: readonly LedgerJournal[]; query: JournalsQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.ledger')}
      columns={[
        { id: 'at', label: t('ledger.at') },
        { id: 'event', label: t('ledger.event') },
        { id: 'reference', label: t('ledger.reference') },
        { id: 'amount', label: t('ledger.amount'), numeric: true },
      ]}
      rows={journals.map((journal) => ({
        id: String(journal.id),
        to: journalsPath({ ...query, open: String(journal.id) }),
        open: query.open === String(journal.id),
        cells: {
          at: dateTime(journal.at),
          event: t(`journal.${journal.event}`),
          reference: journal.reference.code,
          amount: rupiah(sumOf(journal)),
        },
      }))}
    />
  );
};

/** Every journal of the ledger, newest first, and one of them beside the list. */
export const LedgerPage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const data = usePageData<typeof ledgerLoader>();
  const labelOf = ({ account, owner }: JournalsQuery, journals: readonly LedgerJournal[]) => {
    const names = { account: t(`account.${account as LedgerAccount}`) }; // not all of them
    if (owner === undefined) return t('ledger.ofAccount', names);
    const [one] = journals;
    const name = one?.postings.find((posting) => posting.account === account)?.owner;
    return t('ledger.ofOwner', { ...names, name: name ?? owner });
  };
  return (
    <OfficePage title={t('nav.ledger')} data={data}>
      {({ query, list }) => {
        const journal = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        const start = { ...query, cursor: '', open: '' };
        const { event, account, owner, search, date_start, date_end } = query;
        const isFiltered = Boolean(event !== 'all' || account !== 'all' || search || date_start || date_end);
        return (
          <>
            <OfficeTabs of="ledger" current="ledger" />
            <Filter query={query} />
            <ExportButton list="ledger" filters={{ event, account, owner, search, date_start, date_end }} />
            <ListWithDetail>
              <ListSection
                title={t('nav.ledger')}
                chips={[
                  ...(account === 'all'
                    ? []
                    : [
                        {
                          key: 'account',
                          label: labelOf(query, list.ok ? list.value.data : []),
                          to: journalsPath({ ...start, account: 'all', owner: undefined }),
                          chosen: true,
                        },
                      ]),
                  ...(['all', 'refunds', ...ledgerEvents] as const).map((one) => ({
                    key: one,
                    label: one === 'all' || one === 'refunds' ? t(`ledger.${one}`) : t(`journal.${one}`),
                    to: journalsPath({ ...start, event: one }),
                    chosen: event === one,
                  })),
                ]}
                list={list}
                cleared={isFiltered ? journalsPath({}) : undefined}
              >
                {(journals) => (
                  <>
                    {list.ok && list.value.sum !== undefined && (
                      <p>{t('ledger.sum', { amount: rupiah(list.value.sum) })}</p>
                    )}
                    <Rows journals={journals} query={query} />
                    <CursorPages
                      cursor={query.cursor}
                      next={list.ok ? list.value.next_cursor : null}
                      pathFor={(cursor) => journalsPath({ ...start, cursor })}
                    />
                  </>
                )}
              </ListSection>
              {journal && (
                <JournalDetail
                  key={journal.id}
                  journal={journal}
                  closeTo={journalsPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
