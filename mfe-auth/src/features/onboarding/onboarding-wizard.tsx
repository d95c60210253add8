import type { OnboardingDraft, OnboardingFlow } from '@pasar/contract';
import { Container, ProgressBar, StepList } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './onboarding.styles.ts';
import { OnboardingAside } from './onboarding-aside.tsx';
import { ResultPanel } from './result-panel.tsx';
import { StepCard } from './step-card.tsx';
import { stepKey } from './step-key.ts';
import type { OnboardingLists } from './step-props.ts';
import { useOnboarding } from './use-onboarding.ts';

interface SetupWizardProps {
  flow: OnboardingFlow;
  draft: OnboardingDraft;
  lists: OnboardingLists;
  /** An alternative for users who came here by mistake; shown above step 1. */
  otherWay?: ReactNode;
}

/** A setup, step by step; each is saved on Next (SPEC 2, 4). */
export const OnboardingWizard = ({ flow, draft, lists, otherWay }: SetupWizardProps) => {
  const { t } = useTranslation('auth');
  const setup = useOnboarding(flow, draft);
  const { place, steps, saved, turn } = setup;
  if (place.status !== 'filling') return <ResultPanel place={place} onAgain={() => turn('again')} />;
  const at = steps.indexOf(place.step);
  const where = t('setup.where', { step: at + 1, of: steps.length });
  return (
    <Container>
      <div css={style.page}>
        <div css={style.head}>
          <div>
            <h1 css={style.title} tabIndex={-1}>
              {t(`setup.heading.${flow}`)}
            </h1>
            <p css={style.lead}>
              {where} {t(`setup.lead.${flow}`)}
            </p>
          </div>
          <ProgressBar
            css={style.progress}
            value={at / steps.length}
            label={t('setup.progress')}
            valueText={where}
          />
        </div>
        {at === 0 && otherWay}
        <StepList
          label={t('setup.steps')}
          items={steps.map((step, index) => {
            const isDone = index < at || (index > at && saved.includes(step));
            const state = index === at ? 'current' : isDone ? 'done' : 'ahead';
            return {
              id: step,
              label: t(`setup.tabs.${stepKey(flow, step)}`),
              note: t(`setup.states.${state}`),
              state,
            };
          })}
        />
        <div css={style.body}>
          <StepCard key={place.step} setup={setup} draft={draft} lists={lists} />
          <OnboardingAside flow={flow} step={place.step} />
        </div>
      </div>
    </Container>
  );
};
