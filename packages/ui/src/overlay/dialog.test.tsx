import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../action/button.tsx';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { screen, show } from '../testing/show.ts';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const Question = ({ onYes = () => {} }: { onYes?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Halaman</p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Batalkan pesanan?"
        description="Dana kembali ke saldo."
        trigger={<Button>Batalkan</Button>}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Jangan jadi</Button>
            <Button onClick={onYes}>Ya</Button>
          </>
        }
      />
    </>
  );
};

test('a dialog takes the focus, traps it and returns it at Escape [A19]', async () => {
  const { user } = show(<Question />);
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Batalkan pesanan?' });
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Dana kembali ke saldo.');
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await expectAccessible(document.body);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Batalkan' })),
  );
});

test('the page behind a dialog is out of reach [A19]', async () => {
  const { user } = show(<Question />);
  await user.click(screen.getByRole('button', { name: 'Batalkan' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Batalkan' })).toBeNull();
});

test('the buttons of a dialog act', async () => {
  const onYes = vi.fn();
  const { user } = show(<Question onYes={onYes} />);
  await user.click(screen.getByRole('button', { name: 'Batalkan' }));
  await user.click(await screen.findByRole('button', { name: 'Ya' }));
  expect(onYes).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Jangan jadi' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const Filters = () => {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} title="Saring" closeLabel="Tutup saringan">
      Isi
    </Sheet>
  );
};

test('a sheet is a named dialog with a way out', async () => {
  const { user } = show(<Filters />);
  expect(await screen.findByRole('dialog', { name: 'Saring' })).toBeTruthy();
  await expectAccessible(document.body);
  await user.click(screen.getByRole('button', { name: 'Tutup saringan' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
