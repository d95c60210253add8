import { type OnboardingFlow, type OnboardingStep, storeCategories } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Card, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './onboarding.styles.ts';
import { stepKey } from './step-key.ts';

interface SetupAsideProps {
  flow: OnboardingFlow;
  step: OnboardingStep;
}

/** Why a step needs its data; at the store's step, what stores sell (SPEC 3 "Store"). */
export const OnboardingAside = ({ flow, step }: SetupAsideProps) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const key = stepKey(flow, step);
  const isStore = key === 'merchant.store';
  const lines = isStore
    ? storeCategories[locale]
    : (['one', 'two', 'three'] as const).map((line) => t(`setup.aside.${key}.${line}`));
  return (
    <Card as="aside" aria-label={t('setup.asideLabel')}>
      <Stack gap={16}>
        <p css={style.asideTitle}>{t(isStore ? 'setup.sold' : `setup.aside.${key}.title`)}</p>
        <ul css={style.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
};
