import type { AdminStoreDetail } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

type Elsewhere = NonNullable<AdminStoreDetail['elsewhere']>[number];

const pathOf = ({ kind, id }: Elsewhere) =>
  kind === 'store' ? linkTo('back-office.store', { id }) : linkTo('back-office.users', { open: String(id) });

/** Other stores and accounts with an image, the bank account, a phone or the NPWP of this store. */
export const StoreElsewhere = ({ elsewhere }: Pick<AdminStoreDetail, 'elsewhere'>) => {
  const { t } = useTranslation('back-office');
  if (!elsewhere || elsewhere.length === 0) return null;
  return (
    <Section title={t('file.elsewhere.title')}>
      <ul>
        {elsewhere.map((one) => (
          <li key={`${one.what} ${one.kind} ${one.id}`}>
            {t(`file.elsewhere.${one.what}`)}:{' '}
            <TextLink as={LocalLink} to={pathOf(one)}>
              {one.name}
            </TextLink>{' '}
            ({t(`file.elsewhere.${one.kind}`)})
          </li>
        ))}
      </ul>
    </Section>
  );
};
