import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { handOn } from '../../shared/next-path.ts';
import * as style from './setup.styles.ts';
import { ShopNow } from './shop-now.tsx';

/** Above step 1: who only wants to shop needs no store, and no setup at all (domain, decisions). */
export const OtherWay = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <section css={style.shopCard} aria-label={t('setup.shopTitle')}>
      <div css={style.shopWords}>
        <p css={style.shopTitle}>{t('setup.shopTitle')}</p>
        <p css={style.shopText}>{t('setup.shopText')}</p>
      </div>
      <Inline gap={8}>
        <ButtonLink as={LocalLink} to={paths.buyerSetup(handOn(search))} variant="quiet">
          {t('setup.buyerSetup')}
        </ButtonLink>
        <ShopNow />
      </Inline>
    </section>
  );
};
