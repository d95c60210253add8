import { SheetButton } from '@pasar/dashboard';
import { lazyComponent } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

const InviteSheet = lazyComponent(() =>
  import(/* webpackChunkName: "staff-sheets" */ './invite-sheet.tsx').then((m) => m.InviteSheet),
);

/** Opens the invitation. */
export const InviteButton = ({ isFull }: { isFull: boolean }) => {
  const { t } = useTranslation('seller');
  return (
    <SheetButton sheet={InviteSheet} size="s" disabled={isFull}>
      {t('staff.invite.button')}
    </SheetButton>
  );
};
