import { type ListedStore, paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StoreGrid } from './store-grid.tsx';

/** A section of official stores with the way to all of them; nothing where there are none. */
export const OfficialStores = ({ stores }: { stores: readonly ListedStore[] }) => {
  const { t } = useTranslation('storefront');
  if (stores.length === 0) return null;
  return (
    <Section
      title={t('brands.home.title')}
      action={
        <TextLink as={LocalLink} standalone to={paths.brands()}>
          {t('brands.home.all')}
        </TextLink>
      }
    >
      <StoreGrid stores={stores} headingLevel={3} />
    </Section>
  );
};
