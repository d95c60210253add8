import type { LedgerJournal } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { journalsPath } from './journals-query.ts';

/** Where what a journal is about is shown; an adjustment has no page but its journals. */
const subjectPath = ({ type, code }: LedgerJournal['reference']): string => {
  if (type === 'order-group') return linkTo('back-office.payments', { search: code, open: code });
  if (type === 'withdrawal')
    return linkTo('back-office.withdrawals', { status: 'all', search: code, open: code });
  if (type === 'adjustment') return journalsPath({ search: code });
  return linkTo('back-office.order', { code });
};

/** One journal beside the list: what it is about, and what it moved from whom to whom. */
export const JournalDetail = ({ journal, closeTo }: { journal: LedgerJournal; closeTo: string }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { id, event, at, reference, postings } = journal;
  return (
    <DetailPane title={t(`journal.${event}`)} subject={String(id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <Facts
          facts={[
            [t('ledger.event'), `${event} · ${id}`],
            [t('ledger.at'), dateTime(at)],
            [
              t('ledger.reference'),
              <TextLink key="reference" as={LocalLink} to={subjectPath(reference)}>
                {reference.code}
              </TextLink>,
            ],
          ]}
        />
        <h3>{t('ledger.postings')}</h3>
        <Facts
          facts={postings.map(({ account, owner, amount }) => [
            owner === null ? t(`account.${account}`) : `${t(`account.${account}`)} · ${owner}`,
            amount > 0 ? `+${rupiah(amount)}` : rupiah(amount),
          ])}
        />
      </Stack>
    </DetailPane>
  );
};
