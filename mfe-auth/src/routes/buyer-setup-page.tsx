import { usePageData } from '@pasar/slice-kit';
import { OnboardingWizard } from '../features/onboarding/onboarding-wizard.tsx';
import type { buyerSetupLoader } from './buyer-setup.loader.ts';

export const BuyerSetupPage = () => {
  const { draft, lists } = usePageData<typeof buyerSetupLoader>();
  return <OnboardingWizard flow="buyer" draft={draft} lists={lists} />;
};
