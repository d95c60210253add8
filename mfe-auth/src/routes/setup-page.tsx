import { usePageData } from '@pasar/slice-kit';
import { OtherWay } from '../features/setup/other-way.tsx';
import { SetupWizard } from '../features/setup/setup-wizard.tsx';
import type { setupLoader } from './setup.loader.ts';

export const SetupPage = () => {
  const { draft, lists } = usePageData<typeof setupLoader>();
  // Who has finished a buyer's setup came here to sell.
  const isNew = draft.registration_step === undefined;
  return <SetupWizard flow="merchant" draft={draft} lists={lists} otherWay={isNew && <OtherWay />} />;
};
