import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { Chip } from './chip.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

const img = () => screen.getByRole<HTMLImageElement>('img', { name: 'Kopi' });

test('an image reserves its place before it loads and has three widths [P11]', () => {
  show(<ResponsiveImage alt="Kopi" src150="/a.webp" src300="/b.webp" src600="/c.webp" />);
  expect(img().getAttribute('srcset')).toBe('/a.webp 150w, /b.webp 300w, /c.webp 600w');
  expect([img().getAttribute('width'), img().getAttribute('height')]).toEqual(['600', '600']);
  expect(img().getAttribute('loading')).toBe('lazy');
});

test('the color that most of an image has is known before it is loaded', () => {
  const key = 'b7'.repeat(16);
  const { rerender } = show(<ResponsiveImage alt="Kopi" src300={`/media/${key}a88858/300.webp`} />);
  expect(img().dataset.color).toBe('#a88858');
  rerender(<ResponsiveImage alt="Kopi" src300={`/media/${key}/300.webp`} />);
  expect(img().dataset.color).toBeUndefined();
});

test('the first image in sight does not wait [P11]', () => {
  show(<ResponsiveImage alt="Kopi" src600="/c.webp" priority />);
  expect(img().getAttribute('loading')).toBe('eager');
  expect(img().getAttribute('fetchpriority')).toBe('high');
});

test('a chip is on or off, or a press removes it', async () => {
  const onRemove = vi.fn();
  const onClick = vi.fn();
  const { user } = show(
    <>
      <Chip selected onClick={onClick}>
        M
      </Chip>
      <Chip unavailable onClick={onClick}>
        XXL
      </Chip>
      <Chip onRemove={onRemove} removeLabel="Hapus saringan Solo">
        Solo
      </Chip>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'M', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'XXL' }));
  expect(onClick).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Hapus saringan Solo' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
