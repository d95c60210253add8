import { firstErrors, getOnboardingForm, type OnboardingDraft } from '@pasar/contract';
import { toast, useForm, useLocale, useSession, useUnsavedInput } from '@pasar/slice-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepDraft } from './step-draft.ts';
import { buildInitialValues, isUpload, type StepValues, toRequestBody } from './step-values.ts';
import type { OnboardingSession } from './use-onboarding.ts';
import { useSaveStep } from './use-save-step.ts';
import { useUsernameCheck } from './use-username-check.ts';

/** What was saved, overlaid by what this visit typed; fields of another type of business are left out. */
const beginning = ({ place, memory }: OnboardingSession, draft: OnboardingDraft): StepValues => {
  const known = buildInitialValues(place, draft[place.step]);
  const left = memory.values[place.step] ?? {};
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, left[name] ?? value]));
};

/** The form of one step: its validation, its save, and the protection of its input. */
export const useStepForm = (setup: OnboardingSession, draft: OnboardingDraft) => {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { user } = useSession();
  const { place, memory, chooseType, turn } = setup;
  const { flow, step, type } = place;
  const of = { email: user?.email ?? '', flow, step };
  const [initial] = useState(() => beginning(setup, draft));
  const form = useForm<StepValues>({
    initial,
    check: (values) =>
      firstErrors(
        getOnboardingForm(flow, step, type),
        { ...toRequestBody(values), registered_as: flow },
        locale,
      ),
    oneAtATime: true,
  });
  const { values, changed, set, refuse } = form;
  const username = useUsernameCheck();
  const uploading = useRef(new Set<string>()).current;
  const { submit, busy } = useSaveStep({ place, draft, memory, refuse, turn, confirm: username.confirm });

  const restore = useEffectEvent(() => {
    if (memory.values[step]) return;
    for (const [name, value] of Object.entries(stepDraft.read(of)))
      if (name in initial && value !== initial[name]) {
        set(name, value);
        if (name === 'is_company') chooseType(value);
      }
  });
  // The server does not know this device's drafts: they are filled in after hydration.
  useEffect(() => restore(), []);
  const keep = useEffectEvent(() => {
    if (!changed && !memory.values[step]) return;
    memory.values[step] = values;
    stepDraft.keep(of, values);
  });
  // Each change of the input is saved.
  useEffect(() => keep(), [values]);
  useUnsavedInput(Object.keys(values).some((name) => isUpload(name) && values[name] !== initial[name]));

  const { onSubmit, ...element } = form.form(submit);
  return {
    ...form,
    busy,
    username,
    /** Marks an image that is on its way. */
    mark: (name: string, onItsWay: boolean) => void uploading[onItsWay ? 'add' : 'delete'](name),
    element: {
      ...element,
      onSubmit: (event: Parameters<typeof onSubmit>[0]) => {
        if (uploading.size === 0) return onSubmit(event);
        event.preventDefault();
        toast.info(t('setup.stillUploading'));
      },
    },
  };
};

export type StepForm = ReturnType<typeof useStepForm>;
