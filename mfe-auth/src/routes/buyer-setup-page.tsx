import { usePageData } from '@pasar/slice-kit';
import { SetupWizard } from '../features/setup/setup-wizard.tsx';
import type { buyerSetupLoader } from './buyer-setup.loader.ts';

export const BuyerSetupPage = () => {
  const { draft, lists } = usePageData<typeof buyerSetupLoader>();
  return <SetupWizard flow="buyer" draft={draft} lists={lists} />;
};
