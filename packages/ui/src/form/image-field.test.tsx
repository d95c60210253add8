import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { ImageField, type ImageFieldProps } from './image-field.tsx';

const texts = {
  choose: 'Pilih foto',
  change: 'Ganti foto',
  remove: 'Hapus foto',
  uploading: (percent: number) => `Mengunggah ${percent} %`,
  previewAlt: 'Pratinjau logo',
};

const picture = new File(['x'], 'logo.png', { type: 'image/png' });
const field = (props: Partial<ImageFieldProps> = {}) => (
  <ImageField label="Logo toko" texts={texts} onChoose={() => {}} {...props} />
);

test('an image is selected through a real file input [A25]', async () => {
  const onChoose = vi.fn();
  const { user } = show(field({ onChoose }));
  await user.upload(screen.getByLabelText('Pilih foto'), picture);
  expect(onChoose).toHaveBeenCalledWith(picture);
});

test('an image may be dropped instead', () => {
  const onChoose = vi.fn();
  show(field({ onChoose }));
  const place =
    screen.getByLabelText('Pilih foto').closest('fieldset')?.querySelector('div') ?? document.body;
  fireEvent.drop(place, { dataTransfer: { files: [picture] } });
  expect(onChoose).toHaveBeenCalledWith(picture);
});

test('progress is shown and announced while the image is on its way [A25]', () => {
  show(field({ busy: true, progress: 0.4 }));
  expect(screen.getByRole('status').textContent).toBe('Mengunggah 40 %');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
  expect(screen.getByLabelText<HTMLInputElement>('Pilih foto').disabled).toBe(true);
});

test('a selected image can be seen, changed and removed', async () => {
  const onRemove = vi.fn();
  const { user } = show(field({ preview: '/logo.webp', onRemove }));
  expect(screen.getByAltText('Pratinjau logo').getAttribute('src')).toBe('/logo.webp');
  expect(screen.getByLabelText('Ganti foto')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hapus foto' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('the error is bound to the input [A25]', () => {
  show(field({ error: 'Paling besar 2 MB' }));
  const described = screen.getByLabelText('Pilih foto').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Paling besar 2 MB');
});
