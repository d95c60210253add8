import type { ListedStore } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Section, TextLink } from '@pasar/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StoreCard } from '../../shared/store-card/index.ts';
import * as style from './official-stores.styles.ts';

/** Official stores with what they sell, and the way to all of them. */
export const OfficialStores = ({ stores }: { stores: readonly ListedStore[] }) => {
  const { t } = useTranslation('storefront');
  if (stores.length === 0) return null;
  return (
    <Section
      data-later=""
      title={t('officialStores.title')}
      action={
        <TextLink
          as={LocalLink}
          standalone
          to={linkTo('storefront.brands')}
          aria-label={t('officialStores.allNamed')}
        >
          {t('officialStores.all')}
          <ChevronRight size={16} strokeWidth={1.9} aria-hidden="true" />
        </TextLink>
      }
    >
      <ul css={style.row}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
