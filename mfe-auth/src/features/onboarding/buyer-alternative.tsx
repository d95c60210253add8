import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toNextQuery } from '../../shared/next-path.ts';
import * as style from './onboarding.styles.ts';
import { SkipOnboardingButton } from './skip-onboarding-button.tsx';

/** Above step 1: a user who only wants to buy needs no store, and no onboarding (domain, decisions). */
export const BuyerAlternative = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <section css={style.alternativeCard} aria-label={t('setup.skipTitle')}>
      <div css={style.alternativeTextBlock}>
        <p css={style.alternativeTitle}>{t('setup.skipTitle')}</p>
        <p css={style.alternativeText}>{t('setup.skipText')}</p>
      </div>
      <Inline gap={8}>
        <ButtonLink as={LocalLink} to={linkTo('auth.buyerSetup', toNextQuery(search))} variant="quiet">
          {t('setup.buyerSetup')}
        </ButtonLink>
        <SkipOnboardingButton />
      </Inline>
    </section>
  );
};
