import type { SetupDraft, SetupFlow } from '@pasar/contract';
import { Container, RuasBar, StepList } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomePanel } from './outcome-panel.tsx';
import * as style from './setup.styles.ts';
import { SetupAside } from './setup-aside.tsx';
import { StepCard } from './step-card.tsx';
import { stepKey } from './step-key.ts';
import type { SetupLists } from './step-props.ts';
import { useSetup } from './use-setup.ts';

interface SetupWizardProps {
  flow: SetupFlow;
  draft: SetupDraft;
  lists: SetupLists;
  /** Another way for those who did not mean to come here; stands above step 1. */
  otherWay?: ReactNode;
}

/** A setup, step by step; each is saved on Next (SPEC 2, 4). */
export const SetupWizard = ({ flow, draft, lists, otherWay }: SetupWizardProps) => {
  const { t } = useTranslation('auth');
  const setup = useSetup(flow, draft);
  const { place, steps, saved, turn } = setup;
  if (place.status !== 'filling') return <OutcomePanel place={place} onAgain={() => turn('again')} />;
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
          <RuasBar
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
          <SetupAside flow={flow} step={place.step} />
        </div>
      </div>
    </Container>
  );
};
