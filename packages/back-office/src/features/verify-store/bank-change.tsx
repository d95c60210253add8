import type { AdminStoreDetail } from '@pasar/contract';
import { DiffView } from '@pasar/dashboard';
import { Card, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';

type Bank = NonNullable<NonNullable<AdminStoreDetail['bank']>['previous']>;

const select = ({ bank_name, rekening, atas_nama, cabang }: Bank) => ({
  bank_name,
  rekening,
  atas_nama,
  cabang,
});

/** The new account beside the approved one, and its holder beside the owner: the KTP is on the left of it (B15). */
export const BankChange = ({ store: { bank, owner } }: { store: AdminStoreDetail }) => {
  const { t } = useTranslation('back-office');
  if (!bank?.previous) return null;
  return (
    <Card as="section" padding="m" aria-label={t('file.bankChange.title')}>
      <Stack gap={12}>
        <h2>{t('file.bankChange.title')}</h2>
        <DiffView
          before={select(bank.previous)}
          after={select(bank)}
          labels={{ before: t('file.bankChange.before'), after: t('file.bankChange.after') }}
          nameOf={(field) => t(`file.bankChange.${field as keyof ReturnType<typeof select>}`)}
        />
        <Facts
          facts={[
            [t('file.bankChange.atas_nama'), bank.atas_nama],
            [t('file.fact.owner'), owner.fullname],
          ]}
        />
        <p>{t('file.bankChange.text')}</p>
      </Stack>
    </Card>
  );
};
