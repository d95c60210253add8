import { lazyComponent } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickEditorProps } from './quick-editor.tsx';
import * as style from './quick-value.styles.ts';

const QuickEditor = lazyComponent(() =>
  import(/* webpackChunkName: "products-late" */ './quick-editor.tsx').then((m) => m.QuickEditor),
);

type QuickValueProps = Omit<QuickEditorProps, 'close'> & { shown: ReactNode };

/** A number that becomes a field when it is pressed: Enter saves, Escape leaves it as it was. */
export const QuickValue = ({ shown, ...field }: QuickValueProps) => {
  const { t } = useTranslation('seller');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !open) button.current?.focus();
    was.current = open;
  }, [open]);
  if (open) return <QuickEditor {...field} close={() => setOpen(false)} onMissing={() => setOpen(false)} />;
  return (
    <button ref={button} type="button" css={style.button} onClick={() => setOpen(true)}>
      <VisuallyHidden>{field.label}: </VisuallyHidden>
      {shown}
      <VisuallyHidden>. {t('quick.change')}</VisuallyHidden>
      <Pencil size={16} strokeWidth={1.9} aria-hidden="true" />
    </button>
  );
};
