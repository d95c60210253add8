import type { AdminPosting } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';

interface PostingsProps {
  postings: readonly AdminPosting[];
  /** The order that is shown; other orders of its payment are named. */
  orderCode: string;
}

/** What a journal moves, account by account: what an account is owed grows by a positive amount. */
export const Postings = ({ postings, orderCode }: PostingsProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  return (
    <Facts
      facts={postings.map(({ account, order_code, amount }) => [
        order_code && order_code !== orderCode
          ? `${t(`account.${account}`)} ${order_code}`
          : t(`account.${account}`),
        amount > 0 ? `+${rupiah(amount)}` : rupiah(amount),
      ])}
    />
  );
};
