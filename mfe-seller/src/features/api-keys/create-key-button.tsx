import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const CreateKeySheet = lazyComponent(() =>
  import(/* webpackChunkName: "create-key" */ './create-key-sheet.tsx').then((m) => m.CreateKeySheet),
);

/** Opens the form of a new key; its code comes with the first press. */
export const CreateKeyButton = () => {
  const { t } = useTranslation('seller');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('developer.keys.create')}
      </Button>
      {open !== undefined && (
        <CreateKeySheet open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} />
      )}
    </>
  );
};
