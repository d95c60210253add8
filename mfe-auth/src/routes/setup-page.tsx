import { usePageData } from '@pasar/slice-kit';
import { BuyerAlternative } from '../features/onboarding/buyer-alternative.tsx';
import { OnboardingWizard } from '../features/onboarding/onboarding-wizard.tsx';
import type { setupLoader } from './setup.loader.ts';

export const SetupPage = () => {
  const { draft, lists } = usePageData<typeof setupLoader>();
  // Who has finished a buyer's setup came here to sell.
  const isNew = draft.registration_step === undefined;
  return (
    <OnboardingWizard flow="merchant" draft={draft} lists={lists} otherWay={isNew && <BuyerAlternative />} />
  );
};
