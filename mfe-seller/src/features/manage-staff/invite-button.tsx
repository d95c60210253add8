import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const InviteSheet = lazyComponent(() =>
  import(/* webpackChunkName: "staff-sheets" */ './invite-sheet.tsx').then((m) => m.InviteSheet),
);

/** Opens the invitation. */
export const InviteButton = ({ isFull }: { isFull: boolean }) => {
  const { t } = useTranslation('seller');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button size="s" aria-haspopup="dialog" disabled={isFull} onClick={() => setOpen(true)}>
        {t('staff.invite.button')}
      </Button>
      {open !== undefined && (
        <InviteSheet open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} />
      )}
    </>
  );
};
