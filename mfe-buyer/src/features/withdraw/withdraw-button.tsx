import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawSheetProps } from './withdraw-sheet.tsx';

const WithdrawSheet = lazyComponent(() =>
  import(/* webpackChunkName: "withdraw" */ './withdraw-sheet.tsx').then((m) => m.WithdrawSheet),
);

/** The way from the wallet to a bank account; its form comes with the first press. */
export const WithdrawButton = (props: Omit<WithdrawSheetProps, 'open' | 'onOpenChange'>) => {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant="accent"
        icon={<Landmark size={20} strokeWidth={1.9} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('withdraw.button')}
      </Button>
      {open !== undefined && (
        <WithdrawSheet {...props} open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} />
      )}
    </>
  );
};
