import { onboardingTabs } from '@pasar/contract';
import { Card, Container, Disclosure, FlowerIllustration, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StartLinks } from '../features/start-selling/start-links.tsx';
import * as style from './become-seller-page.styles.ts';

const reasons = ['money', 'shipping', 'trust'] as const;
const questions = ['cost', 'individual', 'pause', 'buy'] as const;

/** What selling here means, and the way into the merchant's setup. */
export const BecomeSellerPage = () => {
  const { t } = useTranslation('auth');
  return (
    <Container>
      <div css={style.page}>
        <header css={style.hero} data-surface="brand">
          <FlowerIllustration css={style.petals} tone="manggis" />
          <h1 css={style.heroTitle} tabIndex={-1}>
            {t('selling.heading')}
          </h1>
          <p css={style.heroText}>{t('selling.lead')}</p>
          <div css={style.heroLinks}>
            <StartLinks />
          </div>
        </header>
        <Section title={t('selling.why')}>
          <div css={style.three}>
            {reasons.map((reason) => (
              <Card key={reason}>
                <h3 css={style.cardTitle}>{t(`selling.reasons.${reason}.title`)}</h3>
                <p css={style.cardText}>{t(`selling.reasons.${reason}.text`)}</p>
              </Card>
            ))}
          </div>
        </Section>
        <Section title={t('selling.how')}>
          <ol css={style.steps}>
            {onboardingTabs.merchant.map((step) => (
              <li key={step}>
                <p css={style.stepTitle}>{t(`selling.steps.${step}.title`)}</p>
                <p css={style.stepText}>{t(`selling.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <p css={style.after}>{t('selling.after')}</p>
        </Section>
        <Section title={t('selling.questions')}>
          <div>
            {questions.map((question) => (
              <Disclosure key={question} summary={t(`selling.faq.${question}.q`)}>
                <p>{t(`selling.faq.${question}.a`)}</p>
              </Disclosure>
            ))}
          </div>
        </Section>
      </div>
    </Container>
  );
};
