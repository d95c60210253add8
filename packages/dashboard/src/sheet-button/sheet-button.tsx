import { Button, type ButtonProps } from '@pasar/ui';
import { type ComponentType, useState } from 'react';

interface SheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onMissing?: () => void;
}

/** Opens a sheet whose code comes with the first press. */
export const SheetButton = ({
  sheet: Sheet,
  ...button
}: Omit<ButtonProps, 'onClick'> & { sheet: ComponentType<SheetProps> }) => {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Sheet open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} />
      )}
    </>
  );
};
