import { ListWithDetail } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { WithdrawalDetail } from '../features/pay-out/withdrawal-detail.tsx';
import { WithdrawalsList } from '../features/pay-out/withdrawals-list.tsx';
import { withdrawalsPath } from '../features/pay-out/withdrawals-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import type { withdrawalsLoader } from './withdrawals.loader.ts';

/** Money on its way to banks: the list, and one withdrawal beside it. */
export const WithdrawalsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof withdrawalsLoader>();
  return (
    <OfficePage title={t('nav.withdrawals')} data={data}>
      {({ query, list, banks }, me) => {
        const one = list.ok && list.value.data.find(({ withdraw_code }) => withdraw_code === query.open);
        return (
          <ListWithDetail>
            <div>
              <WithdrawalsList query={query} list={list} me={me} banks={banks} />
              <ButtonLink as={LocalLink} variant="quiet" size="s" to={linkTo('back-office.payouts')}>
                {t('withdrawals.toPayouts')}
              </ButtonLink>
            </div>
            {one && (
              <WithdrawalDetail
                key={one.withdraw_code}
                one={one}
                me={me}
                closeTo={withdrawalsPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
