import { lazyComponent, useLocale } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useState } from 'react';

const AppealSheet = lazyComponent(() =>
  import(/* webpackChunkName: "appeal-sheet" */ './appeal-sheet.tsx').then((m) => m.AppealSheet),
);

/** Opens the appeal against a block; the form comes with the first press. */
export const AppealButton = ({ subject, id }: { subject: 'product' | 'review'; id: number }) => {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {locale === 'en' ? 'Appeal' : 'Banding'}
      </Button>
      {open && <AppealSheet subject={subject} id={id} onClose={close} onMissing={close} />}
    </>
  );
};
