import type { OnboardingDraft, OnboardingStep } from '@pasar/contract';
import { Button, Card, Stack } from '@pasar/ui';
import { type ComponentType, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './onboarding.styles.ts';
import { stepKey } from './step-key.ts';
import type { OnboardingLists, StepProps } from './step-props.ts';
import { BankStep } from './steps/bank-step.tsx';
import { CompanyStep } from './steps/company-step.tsx';
import { LocationStep } from './steps/location-step.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import { StoreStep } from './steps/store-step.tsx';
import type { OnboardingSession } from './use-onboarding.ts';
import { useStepForm } from './use-step-form.ts';

const fieldsOf: Record<OnboardingStep, ComponentType<StepProps>> = {
  personal: PersonalStep,
  company: CompanyStep,
  store: StoreStep,
  location: LocationStep,
  bank: BankStep,
};

const firstField = 'input:not([readonly]):not([type=file]), select, textarea';

interface StepCardProps {
  setup: OnboardingSession;
  draft: OnboardingDraft;
  lists: OnboardingLists;
}

/**
 * One step with its buttons. After another step, the page scrolls to its top and the first field is ready.
 */
export const StepCard = ({ setup, draft, lists }: StepCardProps) => {
  const { t } = useTranslation('auth');
  const titleId = useId();
  const { place, steps, memory, turn, chooseType } = setup;
  const { flow, step, type } = place;
  const form = useStepForm(setup, draft);
  const Fields = fieldsOf[step];
  const isLast = steps.at(-1) === step;
  const { ref, onSubmit, noValidate } = form.element;

  const arrive = useEffectEvent(() => {
    if (!memory.moved) return;
    window.scrollTo(0, 0);
    ref.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);

  return (
    <Card as="section" aria-labelledby={titleId}>
      <form ref={ref} method="post" onSubmit={onSubmit} noValidate={noValidate}>
        <Stack gap={24}>
          <Stack gap={4}>
            <h2 id={titleId} css={style.stepTitle}>
              {t(`setup.tabs.${stepKey(flow, step)}`)}
            </h2>
            <p css={style.stepLead}>{t(`setup.leads.${stepKey(flow, step)}`)}</p>
          </Stack>
          <Fields
            flow={flow}
            type={type}
            form={form}
            draft={draft}
            lists={lists}
            chooseType={chooseType}
            storeAddress={memory.values.store?.store_address ?? String(draft.store?.store_address ?? '')}
            album={{
              urlOf: (name, id) => {
                const stored = draft.files[name];
                const isStored = id !== '' && String(stored?.media_id) === id;
                return memory.previews[id] ?? (isStored ? (stored?.url ?? undefined) : undefined);
              },
              keep: (id, preview) => {
                memory.previews[id] = preview;
              },
            }}
          />
          <div css={style.actions}>
            <Button variant="quiet" looksDisabled={steps[0] === step} onClick={() => turn('back')}>
              {t('setup.back')}
            </Button>
            <Button type="submit" busy={form.busy}>
              {t(isLast ? 'setup.done' : 'setup.next')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};
